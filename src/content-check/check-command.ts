import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { contentFolder, staticFolder } from "../content/files/file-tree";
import { type CheckOptions, checkAll } from "./check";
import { writeEditorHelp } from "./editor-schemas";
import { type Printer, printer, understood } from "./printer";
import { errorsIn } from "./problems";
import { report } from "./report";
import { watchContent } from "./watch-content";

const usage = `Usage: npm run check:content -- [--watch]

Checks all of content/ and ends with 1 where something stops the build; advice stops nothing.
  --watch  checks again after each change, until it is ended`;

export async function checkCommand(
  words: readonly string[],
  folders: CheckOptions,
  { out, err }: Printer,
): Promise<0 | 1 | 2> {
  const wanted = understood(() =>
    parseArgs({ args: [...words], options: { watch: { type: "boolean" }, help: { type: "boolean", short: "h" } } }),
  );
  if (typeof wanted === "string" || wanted.values.help) {
    if (typeof wanted === "string") err(`${wanted}\n\n${usage}\n`);
    else out(`${usage}\n`);
    return typeof wanted === "string" ? 2 : 0;
  }
  const check = async () => {
    if (wanted.values.watch && process.stdout.isTTY) console.clear();
    const { problems, count } = await checkAll(folders);
    const isGood = errorsIn(problems).length === 0;
    (isGood ? out : err)(`${report(problems, count)}\n`);
    writeEditorHelp(resolve("."), folders.contentRoot);
    return isGood;
  };
  if (!wanted.values.watch) return (await check()) ? 0 : 1;
  watchContent(folders.contentRoot, check);
  return 0;
}

if (require.main === module) {
  const folders = { contentRoot: contentFolder(), staticRoot: staticFolder() };
  void checkCommand(process.argv.slice(2), folders, printer).then((code) => {
    process.exitCode = code;
  });
}
