import { test as base, expect } from "@playwright/test";
import { recordedReads } from "./recorded-reads";

/** Where the server of the tests' own site notes what it asks about an owner's folders. */
export const serverReads = "test-results/server-reads.txt";

/** The projects that `npm test` does not repeat where only an owner's folders have changed. */
const closedProjects = ["engine", "editor"];

/**
 * Playwright's test, to which in these projects is closed what an owner replaces: whatever stands there cannot change how
 * they end. One that asks about it, itself, through a program that it starts, or through the site's server, fails.
 */
export const test = base.extend<object, { closedFolders: undefined }>({
  closedFolders: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture depends on
    async ({}, use, { project }) => {
      await use(undefined);
      if (!closedProjects.includes(project.name)) return;
      expect([...recordedReads(), ...recordedReads(serverReads)], "files of an owner that were read").toEqual([]);
    },
    { scope: "worker", auto: true },
  ],
});
