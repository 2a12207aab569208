import { join } from "node:path";
import { copyFile } from "../src/content/files/file-tree";
import { buildCopy, copyProgram } from "./support/project-copy";
import { testSiteContent, testSiteFolder } from "./support/test-content";

/** `npm run build:test-site`: builds the tests' own site, with two pages as Gatsby documents them. */
copyProgram(testSiteFolder, ["tests/site"]);
for (const name of ["gatsby", "gatsby-next"])
  copyFile("tests/examples/gatsby-page.tsx", join(testSiteFolder, `src/pages/examples/${name}.tsx`));
process.exitCode = buildCopy(testSiteFolder, { CONTENT_DIR: testSiteContent });
