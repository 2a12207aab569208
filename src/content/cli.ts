import { checkContent } from "./check";
import { contentFolder, staticFolder } from "./content-folder";
import { loadContent } from "./load";
import { formatProblems } from "./problems";

/** `npm run check:content`: prints every problem of content/ and ends with 1 where there is one. */
const contentRoot = contentFolder();
const problems = checkContent({ contentRoot, staticRoot: staticFolder() });

if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  console.log(`content/ is in order: ${loadContent(contentRoot).length} files checked.`);
}
