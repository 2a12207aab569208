/**
 * What an owner replaces or deletes, and the tests of the program may not ask about, since they run on a site of their
 * own. `tests/support/record-reads.cjs` notes each question; the run fails that asked one.
 */
export const ownersFolders = ["content", "tests/specification"] as const;
