import { parseArgs } from "node:util";
import { z } from "zod";
import { readReference } from "../store/reference";
import { backup, check, restore } from "./cli-care";
import { type CliContext, daysAgo, eraseOne, exportAll, list, purge, retryAll, retryOne, show } from "./cli-commands";

export class UsageError extends Error {
  override name = "UsageError";
}

const wrong = (sentence: string) => new UsageError(`${sentence} ${usage}`.trim());

const days = z
  .string()
  .regex(/^\d{1,5}d$/, "is no number of days; expected one such as 180d")
  .transform((text) => Number.parseInt(text, 10))
  .optional();

const text = z.string().optional();
const flag = z.boolean().optional();

const filters = {
  // By itself, Date takes "7" for a July and 2026-02-31 for a day of March.
  since: z
    .union([days.unwrap().transform(daysAgo), z.iso.date().transform((day) => new Date(day))], {
      error: "is no time; expected 7d or 2026-11-01",
    })
    .optional(),
  form: text,
  waiting: flag,
  suspected: flag,
};

type Filters = z.output<z.ZodObject<typeof filters>>;

const filterOf = ({ since, form, waiting: isWaiting, suspected: isSuspected }: Filters) => ({
  since,
  form,
  isWaiting,
  isSuspected,
});

/** What stands behind the name of a command. A reference may have filters in its place. */
const operands = {
  none: "nothing",
  reference: "a reference, such as NW-7K3M-9QPD",
  "reference or filters": "a reference, such as NW-7K3M-9QPD, or --waiting for all of them",
  path: "a file or folder",
} as const;

const command = <Options extends z.ZodRawShape>(
  operand: keyof typeof operands,
  usage: string,
  options: Options,
  run: (context: CliContext, operand: string, given: z.output<z.ZodObject<Options>>) => Promise<string>,
) => ({
  operand,
  usage,
  options,
  run: (context: CliContext, typed: string, given: unknown) =>
    run(context, typed, given as z.output<z.ZodObject<Options>>),
});

const filterUsage = "[--since 7d|2026-11-01] [--form KEY] [--waiting] [--suspected]";

const commands: Readonly<Record<string, ReturnType<typeof command>>> = {
  list: command("none", filterUsage, filters, (context, _, given) => list(context, filterOf(given))),
  show: command("reference", "REF [--save-files DIR]", { "save-files": text }, (context, reference, given) =>
    show(context, reference, given["save-files"]),
  ),
  export: command(
    "none",
    `--format csv|json [--out FILE] ${filterUsage}`,
    { ...filters, format: z.enum(["csv", "json"], { error: "is csv or json" }), out: text },
    (context, _, { format, out, ...given }) => exportAll(context, filterOf(given), format, out),
  ),
  retry: command("reference or filters", `REF | ${filterUsage}`, filters, (context, reference, given) =>
    reference ? retryOne(context, reference) : retryAll(context, filterOf(given)),
  ),
  erase: command("reference", "REF", {}, eraseOne),
  purge: command("none", "[--older-than 180d] [--yes]", { "older-than": days, yes: flag }, (context, _, given) =>
    purge(context, given["older-than"]),
  ),
  check: command("none", "", {}, check),
  backup: command("path", "FILE | DIR/ [--keep 14d]", { keep: days }, (context, path, { keep }) =>
    backup(context, path, keep),
  ),
  restore: command("path", "FILE [--yes]", { yes: flag }, restore),
};

const usage = `Use: npm run enquiries -- ${Object.entries(commands)
  .map(([name, { usage }]) => `${name} ${usage}`.trim())
  .join(" | ")}; each with --settings FILE where the settings are in a file.`;

const optionTypes: Record<string, { type: "boolean" | "string" }> = Object.fromEntries([
  ["settings", { type: "string" }],
  ...Object.values(commands).flatMap(({ options }) =>
    Object.entries(options).map(([name, kind]) => [name, { type: kind === flag ? "boolean" : "string" }]),
  ),
]);

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: optionTypes });
    return { values: values as Readonly<Record<string, string | boolean | undefined>>, positionals };
  } catch (error) {
    throw wrong(`${error instanceof Error ? error.message.split(". ")[0] : "Wrong usage"}.`);
  }
}

/**
 * Reads the arguments of the command line.
 * @throws UsageError with a sentence where they make no command
 */
export function readCommandLine(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const { settings, ...given } = values;
  const [name = "", typed, ...rest] = positionals;
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!found) throw wrong(name === "" ? "" : `There is no command "${name}".`);
  const { operand, options, run } = found;
  const { data, error } = z.strictObject(options).safeParse(given);
  const [issue] = error?.issues ?? [];
  if (issue) throw wrong(`${name}${issue.path.map((option) => ` --${String(option)}`).join("")}: ${issue.message}.`);
  const isFiltered = operand === "reference or filters" && Object.keys(given).length > 0;
  if (rest.length > 0 || (typed !== undefined && (operand === "none" || isFiltered)))
    throw wrong(`${name} does not take "${rest[0] ?? typed}".`);
  if (typed === undefined && operand !== "none" && !isFiltered) throw wrong(`${name} needs ${operands[operand]}.`);
  const read = typed === undefined || operand === "path" ? typed : readReference(typed);
  if (read === undefined && typed !== undefined) throw wrong(`"${typed}" is not ${operands.reference}.`);
  const isConfirmed = given.yes === true;
  return {
    name,
    operand: read ?? "",
    isConfirmed,
    settings,
    run: (context: CliContext) => run(context, read ?? "", data),
  };
}
