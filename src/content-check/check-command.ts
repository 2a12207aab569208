import { parseArgs } from "node:util";
import { type CheckOptions, checkAll } from "./check";
import { coalesced } from "./coalesced";
import type { Printer } from "./printer";
import { errorsIn } from "./problems";
import { report } from "./report";
import { watchContent } from "./watch-content";

const usage = `Usage: npm run check:content -- [--watch]

Checks all of content/ and ends with 1 where something stops the build; advice stops nothing.
  --watch  checks again after each change, until it is ended`;

/** Arguments of the command, or the message where they cannot be understood. */
function argumentsOf(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { watch: { type: "boolean" } } }).values;
  } catch (error) {
    return `${error instanceof Error ? error.message.split(". ")[0] : error}.`;
  }
}

/**
 * `npm run check:content`: prints every problem of content/.
 * @returns the code to end with: 1 where a problem stops the build, 2 where the command is not written right
 */
export async function checkCommand(
  words: readonly string[],
  folders: CheckOptions,
  { out, err }: Printer,
): Promise<0 | 1 | 2> {
  const wanted = argumentsOf(words);
  if (typeof wanted === "string") {
    const isHelp = words.includes("--help") || words.includes("-h");
    (isHelp ? out : err)(`${isHelp ? "" : `${wanted}\n\n`}${usage}\n`);
    return isHelp ? 0 : 2;
  }
  let isGood = true;
  const check = coalesced(async () => {
    const { problems, count } = await checkAll(folders);
    isGood = errorsIn(problems).length === 0;
    (isGood ? out : err)(`${report(problems, count)}\n`);
  });
  if (wanted.watch) {
    await watchContent(folders.contentRoot, () => {
      if (process.stdout.isTTY) console.clear();
      void check();
    });
  }
  await check();
  return isGood || wanted.watch ? 0 : 1;
}
