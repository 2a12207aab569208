import { parseArgs } from "node:util";
import { z } from "zod";
import { understood } from "../../../src/content-check/printer";
import { readReference } from "../store/reference";
import { backup, check, restore } from "./cli-care";
import { type CliContext, daysAgo, erase, exportAll, list, NotDone, purge, retry, show } from "./cli-commands";

/** The command is not written right. */
export class UsageError extends NotDone {}

const text = z.string().optional();
const flag = z.boolean().optional();

const days = z
  .string()
  .regex(/^\d{1,5}d$/, "expected a number of days, such as 180d")
  .transform((text) => Number.parseInt(text, 10));

const path = z.string("expected a file or folder");

const referenceText = z.string("expected a reference, such as NW-7K3M-9QPD");
const reference = referenceText.transform(readReference).pipe(referenceText);

const filters = {
  // By itself, Date takes "7" for a July and 2026-02-31 for a day of March.
  since: z
    .union([days.transform(daysAgo), z.iso.date().transform((day) => new Date(day))], "expected 7d or 2026-11-01")
    .optional(),
  waiting: flag,
};

interface Command {
  usage: string;
  /** The options, as they are given to the command; what stands behind its name is `operand`. */
  shape: z.ZodRawShape;
  run: (context: CliContext, given: never) => Promise<string>;
}

const filterUsage = "[--since 7d|2026-11-01] [--waiting]";

const commands: Readonly<Record<string, Command>> = {
  list: { usage: filterUsage, shape: filters, run: list },
  show: { usage: "REF [--save-files DIR]", shape: { operand: reference, "save-files": text }, run: show },
  export: { usage: `[--out FILE] ${filterUsage}`, shape: { ...filters, out: text }, run: exportAll },
  retry: { usage: "[REF]", shape: { operand: reference.optional() }, run: retry },
  erase: { usage: "REF", shape: { operand: reference }, run: erase },
  purge: { usage: "[--older-than 180d] [--yes]", shape: { "older-than": days.optional(), yes: flag }, run: purge },
  check: { usage: "", shape: {}, run: check },
  backup: { usage: "FILE | DIR/ [--keep 14d]", shape: { operand: path, keep: days.optional() }, run: backup },
  restore: { usage: "FILE [--yes]", shape: { operand: path, yes: flag }, run: restore },
};

const usage = `Use: npm run enquiries -- ${Object.entries(commands)
  .map(([name, { usage }]) => `${name} ${usage}`.trim())
  .join(" | ")}; each with --settings FILE where the settings are in a file.`;

const wrong = (sentence: string) => new UsageError(`${sentence} ${usage}`.trim());

export function readCommandLine([name = "", ...args]: readonly string[]) {
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!found) throw wrong(name && `There is no command "${name}".`);
  const options = Object.entries<unknown>({ ...found.shape, settings: text }).map(
    ([option, kind]) => [option, { type: kind === flag ? "boolean" : "string" }] as const,
  );
  const parsed = understood(() => parseArgs({ args, allowPositionals: true, options: Object.fromEntries(options) }));
  if (typeof parsed === "string") throw wrong(parsed);
  const { settings, ...values } = parsed.values;
  const [operand, ...rest] = parsed.positionals;
  const more = "operand" in found.shape ? rest[0] : operand;
  if (more !== undefined) throw wrong(`${name} does not take "${more}".`);
  const { data, error } = z.object(found.shape).safeParse({ ...values, operand });
  const [issue] = error?.issues ?? [];
  const [option = "operand"] = issue?.path ?? [];
  if (issue) throw wrong(`${name}${option === "operand" ? "" : ` --${String(option)}`}: ${issue.message}.`);
  return {
    words: [name, ...parsed.positionals].join(" "),
    isConfirmed: values.yes === true,
    settings,
    run: (context: CliContext) => found.run(context, data as never),
  };
}
