import { resolve } from "node:path";

/** Folder of the content of the tests' own site, from the project's root and from that of its copy. */
export const testSiteContent = "tests/site/content";

export const testContent = resolve(testSiteContent);

/** The copy of the project in which the tests' own site is built. */
export const testSiteFolder = resolve(".sites/test");

/** What a run of Playwright writes, which it empties first: of two at the same time, each needs its own. */
export const testResults = resolve(process.env.TEST_RESULTS ?? "test-results");

/** Database of the enquiries of the tests' own site. */
export const engineDatabase = `file:${testResults}/enquiries.db`;
