import { test as base, expect } from "@playwright/test";
import { recordedReads } from "./recorded-reads";

/** Where the server of the tests' own site notes what it asks about an owner's folders. */
export const serverReads = "test-results/server-reads.txt";

/** The projects that ask about this project's own site. */
const openProjects = ["site", "full-site"];

/**
 * Playwright's test, to which what an owner replaces is closed, but where it tests the owner's own site: whatever stands
 * there cannot change how the others end, so that `npm test` need not repeat them.
 */
export const test = base.extend<object, { closedFolders: undefined }>({
  closedFolders: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture depends on
    async ({}, use, { project }) => {
      await use(undefined);
      if (openProjects.includes(project.name)) return;
      expect([...recordedReads(), ...recordedReads(serverReads)], "files of an owner that were read").toEqual([]);
    },
    { scope: "worker", auto: true },
  ],
});
