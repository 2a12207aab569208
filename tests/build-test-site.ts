import { buildCopy, copyProgram } from "./support/project-copy";
import { testSiteContent, testSiteFolder } from "./support/test-content";

/** `npm run build:test-site`: builds the tests' own site, with two pages as Gatsby documents them. */
copyProgram(testSiteFolder, ["tests/site", "tests/examples"]);
process.exitCode = buildCopy(testSiteFolder, { CONTENT_DIR: testSiteContent, EXAMPLES: "1" });
