import { resolve } from "node:path";

/** The folder that holds the content of the tests' own site. */
export const testContent = resolve("tests/site/content");
