import { checkAll } from "./check";
import { contentFolder, staticFolder } from "./content-folder";
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

/** What the command is asked for, or what to tell where that cannot be understood. */
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

/** `npm run check:content`: prints every problem of content/ and ends with 1 where one stops the build. */
async function check({ format, watch }: Arguments): Promise<void> {
  const options = { contentRoot: contentFolder(), staticRoot: staticFolder() };
  const checkOnce = async () => {
    const { problems, count } = await checkAll(options);
    const { out, err } = report(format, problems, count);
    if (err) process.stderr.write(`${err}\n`);
    if (out) process.stdout.write(`${out}\n`);
    return errorsIn(problems).length === 0;
  };
  if (watch) {
    watchContent(options.contentRoot, () => {
      if (process.stdout.isTTY) console.clear();
      void checkOnce();
    });
  }
  const isGood = await checkOnce();
  if (!isGood && !watch) process.exitCode = 1;
}

const wanted = argumentsOf(process.argv.slice(2));
if (typeof wanted === "string") {
  const isHelp = ["--help", "-h"].some((word) => process.argv.includes(word));
  console[isHelp ? "log" : "error"](isHelp ? usage : `${wanted}\n\n${usage}`);
  process.exitCode = isHelp ? 0 : 2;
} else {
  void check(wanted);
}
