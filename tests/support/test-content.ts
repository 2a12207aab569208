import { resolve } from "node:path";

/** Folder of the content of the tests' own site, from the project's root and from that of its copy. */
export const testSiteContent = "tests/site/content";

export const testContent = resolve(testSiteContent);

/** The copy of the project in which the tests' own site is built. */
export const testSiteFolder = resolve(".sites/test");

/** Database of the enquiries of the tests' own site: in the folder that Playwright empties before each run. */
export const engineDatabase = `file:${resolve("test-results/enquiries.db")}`;
