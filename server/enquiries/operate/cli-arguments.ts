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

/** @param shape the options; what stands behind the name of the command is `operand` */
const command = <Shape extends z.ZodRawShape>(
  usage: string,
  shape: Shape,
  run: (context: CliContext, given: z.output<z.ZodObject<Shape>>) => Promise<string>,
) => ({
  usage,
  shape,
  run: (context: CliContext, given: unknown) => run(context, given as z.output<z.ZodObject<Shape>>),
});

const filterUsage = "[--since 7d|2026-11-01] [--waiting]";

const commands: Readonly<Record<string, ReturnType<typeof command>>> = {
  list: command(filterUsage, filters, list),
  show: command("REF [--save-files DIR]", { operand: reference, "save-files": text }, show),
  export: command(`[--out FILE] ${filterUsage}`, { ...filters, out: text }, exportAll),
  retry: command("[REF]", { operand: reference.optional() }, retry),
  erase: command("REF", { operand: reference }, erase),
  purge: command("[--older-than 180d] [--yes]", { "older-than": days.optional(), yes: flag }, purge),
  check: command("", {}, check),
  backup: command("FILE | DIR/", { operand: path }, backup),
  restore: command("FILE [--yes]", { operand: path, yes: flag }, restore),
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
    run: (context: CliContext) => found.run(context, data),
  };
}
