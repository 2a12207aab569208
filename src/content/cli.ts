import { checkAll } from "./check";
import { contentFolder, staticFolder } from "./content-folder";
import { formatProblems } from "./problems";

/** `npm run check:content`: prints every problem of content/ and ends with 1 where there is one. */
async function check(): Promise<void> {
  const { problems, count } = await checkAll({ contentRoot: contentFolder(), staticRoot: staticFolder() });
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  } else {
    console.log(`content/ is in order: ${count} files checked.`);
  }
}

void check();
