import { parseArgs } from "node:util";
import { z } from "zod";
import { readReference } from "../store/reference";
import type { EnquiryFilter } from "../store/store-types";

const options = {
  suspected: { type: "boolean" },
  waiting: { type: "boolean" },
  since: { type: "string" },
  form: { type: "string" },
  "save-files": { type: "string" },
  format: { type: "string" },
  out: { type: "string" },
  "older-than": { type: "string" },
  keep: { type: "string" },
  yes: { type: "boolean" },
  settings: { type: "string" },
} as const;

/** Operands that commands need, in words. A reference may stand for itself, or filters in its place. */
const operands = {
  reference: "a reference, such as NW-7K3M-9QPD",
  "reference or filters": "a reference, such as NW-7K3M-9QPD, or --waiting for all of them",
  path: "a file or folder",
} as const;

interface CommandShape {
  /** Operand behind its name. */
  operand?: keyof typeof operands;
  options: readonly (keyof typeof options)[];
  usage: string;
}

const filters = ["since", "form", "waiting", "suspected"] as const;
const filterUsage = "[--since 7d|2026-11-01] [--form KEY] [--waiting] [--suspected]";

/** Every command, in the order in which they are named. */
const shapes = {
  list: { options: filters, usage: filterUsage },
  show: { operand: "reference", options: ["save-files"], usage: "REF [--save-files DIR]" },
  export: {
    options: [...filters, "format", "out"],
    usage: `--format csv|json [--out FILE] ${filterUsage}`,
  },
  retry: { operand: "reference or filters", options: filters, usage: `REF | ${filterUsage}` },
  erase: { operand: "reference", options: [], usage: "REF" },
  purge: { options: ["older-than", "yes"], usage: "[--older-than 180d] [--yes]" },
  check: { options: [], usage: "" },
  backup: { operand: "path", options: ["keep"], usage: "FILE | DIR/ [--keep 14d]" },
  restore: { operand: "path", options: ["yes"], usage: "FILE [--yes]" },
} as const satisfies Record<string, CommandShape>;

type CommandName = keyof typeof shapes;

/** Command that is asked for at the command line. */
export interface Command {
  name: CommandName;
  /** The reference, file or folder behind its name; empty where it has none, or filters in its place. */
  operand: string;
  /** The enquiries that are meant. */
  filter: EnquiryFilter;
  /** Folder for attachments. */
  saveTo: string | undefined;
  format: "csv" | "json";
  /** File to write to; the standard output where none is named. */
  out: string | undefined;
  /** Age of what is erased, in days; that of the content where none is named. */
  days: number | undefined;
  isConfirmed: boolean;
}

/** A command that is not written as it should be. */
export class UsageError extends Error {
  override name = "UsageError";
}

const usage = `Use: npm run enquiries -- ${Object.entries(shapes)
  .map(([name, shape]) => `${name} ${shape.usage}`.trim())
  .join(" | ")}; each with --settings FILE where the settings are in a file.`;

const wrong = (sentence: string) => new UsageError(`${sentence} ${usage}`.trim());

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw wrong(`${error instanceof Error ? error.message.split(". ")[0] : "Wrong usage"}.`);
  }
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(shapes, name);

const daysOf = (text = ""): number | undefined => {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  return days === undefined ? undefined : Number(days);
};

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A time as people write it: `7d`, or the beginning of a day. */
function timeOf(text: string): Date {
  const days = daysOf(text);
  // By itself, Date takes "7" for a July and 2026-02-31 for a day of March.
  const time = days === undefined ? new Date(z.iso.date().safeParse(text).data ?? "") : daysAgo(days);
  if (Number.isNaN(time.getTime())) throw wrong(`--since "${text}" is no time; expected 7d or 2026-11-01.`);
  return time;
}

/**
 * Reads the arguments of the command line.
 * @returns the command, and the file with its settings, such as that of the unit, where one is named
 * @throws UsageError with a sentence where they make no command
 */
export function readCommandLine(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const { settings: envFile, ...given } = values;
  const [name, typed, ...rest] = positionals;
  if (name === undefined || !isCommand(name)) throw wrong(name === undefined ? "" : `There is no command "${name}".`);
  const shape: CommandShape = shapes[name];
  const stray = Object.keys(given).find((option) => !shape.options.some((known) => known === option));
  if (stray) throw wrong(`${name} has no option --${stray}.`);
  if (rest.length > 0 || (typed !== undefined && !shape.operand))
    throw wrong(`${name} does not take "${rest[0] ?? typed}".`);
  const isFiltered = shape.operand === "reference or filters" && filters.some((option) => option in given);
  if (shape.operand && typed === undefined && !isFiltered) throw wrong(`${name} needs ${operands[shape.operand]}.`);
  if (isFiltered && typed !== undefined) throw wrong(`${name} takes a reference or filters, not both.`);
  const operand = typed === undefined || shape.operand === "path" ? typed : readReference(typed);
  if (typed !== undefined && operand === undefined)
    throw wrong(`"${typed}" is no reference; expected one such as NW-7K3M-9QPD.`);
  const format = given.format ?? (name === "export" ? undefined : "csv");
  if (format !== "csv" && format !== "json") throw wrong("export needs --format csv or --format json.");
  const age = given["older-than"] ?? given.keep;
  const days = daysOf(age);
  if (days === undefined && age !== undefined) throw wrong(`"${age}" is no number of days; expected one such as 180d.`);
  const command: Command = {
    name,
    operand: operand ?? "",
    filter: {
      ...(given.since === undefined ? {} : { since: timeOf(given.since) }),
      ...(given.form === undefined ? {} : { form: given.form }),
      ...(given.waiting ? { isWaiting: true } : {}),
      ...(given.suspected ? { isSuspected: true } : {}),
    },
    saveTo: given["save-files"],
    format,
    out: given.out,
    days,
    isConfirmed: given.yes ?? false,
  };
  return { command, envFile };
}
