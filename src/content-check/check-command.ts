import { type CheckOptions, checkAll } from "./check";
import type { Printer } from "./printer";
import { errorsIn } from "./problems";
import { type ReportFormat, report, reportFormats } from "./report";
import { watchContent } from "./watch-content";

const usage = `Usage: npm run check:content -- [--format ${reportFormats.join("|")}] [--watch]

Checks all of content/ and ends with 1 where something stops the build; advice stops nothing.
  --format json    everything that was found, as JSON on the standard output
  --format github  the same as annotations of GitHub's workflows
  --watch          checks again after each change, until it is ended`;

interface Arguments {
  format: ReportFormat;
  watch: boolean;
}

/** Arguments of the command, or the message where they cannot be understood. */
function argumentsOf(words: readonly string[]): Arguments | string {
  const found: Arguments = { format: "text", watch: false };
  const rest = words.flatMap((word) => (word.startsWith("--format=") ? word.split("=", 2) : [word]));
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === "--watch") found.watch = true;
    else if (word === "--format") {
      const format = reportFormats.find((name) => name === rest[0]);
      if (!format) return `--format takes one of ${reportFormats.join(", ")}.`;
      found.format = format;
      rest.shift();
    } else return `${word} is not known here.`;
  }
  return found;
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
    const isHelp = ["--help", "-h"].some((word) => words.includes(word));
    if (isHelp) out(`${usage}\n`);
    else err(`${wanted}\n\n${usage}\n`);
    return isHelp ? 0 : 2;
  }
  const checkOnce = async () => {
    const { problems, count } = await checkAll(folders);
    const printed = report(wanted.format, problems, count);
    if (printed.err) err(`${printed.err}\n`);
    if (printed.out) out(`${printed.out}\n`);
    return errorsIn(problems).length === 0;
  };
  if (wanted.watch) {
    await watchContent(folders.contentRoot, () => {
      if (process.stdout.isTTY) console.clear();
      void checkOnce();
    });
  }
  const isGood = await checkOnce();
  return isGood || wanted.watch ? 0 : 1;
}
