import { parseArgs } from "node:util";
import { readReference } from "../store/reference";

/** What is asked for at the command line. */
export type Command =
  | { name: "list"; isSuspected: boolean }
  | { name: "show"; reference: string; saveTo: string | undefined }
  | { name: "export"; format: "csv" | "json"; out: string | undefined }
  | { name: "retry"; reference: string }
  | { name: "erase"; reference: string }
  | { name: "purge"; days: number; isConfirmed: boolean };

/** What is asked for, and where. */
export interface CommandLine {
  command: Command;
  /** A file with settings, such as that of the unit. */
  envFile: string | undefined;
}

/** A command that is not written as it should be. */
export class UsageError extends Error {
  override name = "UsageError";
}

const usage =
  "Use: npm run enquiries -- list [--suspected] | show REF [--save-files DIR] | " +
  "export --format csv|json [--out FILE] | retry REF | erase REF | purge --older-than 180d [--yes]; " +
  "each with --settings FILE where the settings are in a file.";

/** The options that each command takes. */
const optionsOf: Record<Command["name"], readonly string[]> = {
  list: ["suspected"],
  show: ["save-files"],
  export: ["format", "out"],
  retry: [],
  erase: [],
  purge: ["older-than", "yes"],
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        suspected: { type: "boolean" },
        "save-files": { type: "string" },
        format: { type: "string" },
        out: { type: "string" },
        "older-than": { type: "string" },
        yes: { type: "boolean" },
        settings: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split(". ")[0] : "Wrong usage"}. ${usage}`);
  }
}

function isCommand(name: string | undefined): name is Command["name"] {
  return name !== undefined && Object.hasOwn(optionsOf, name);
}

function referenceOf(name: string, typed: string | undefined): string {
  if (typed === undefined) throw new UsageError(`${name} needs a reference, such as NW-7K3M-9QPD. ${usage}`);
  return readReference(typed);
}

/**
 * Reads the arguments of the command line.
 * @throws UsageError with a sentence where they make no command
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args);
  const { settings: envFile, ...options } = values;
  return { command: readCommand(options, positionals), envFile };
}

function readCommand(values: Omit<ReturnType<typeof parse>["values"], "settings">, positionals: string[]): Command {
  const [name, typed, ...rest] = positionals;
  if (!isCommand(name)) throw new UsageError(name === undefined ? usage : `There is no command "${name}". ${usage}`);
  const takesReference = name === "show" || name === "retry" || name === "erase";
  const stray = Object.keys(values).find((option) => !optionsOf[name].includes(option));
  if (stray) throw new UsageError(`${name} has no option --${stray}. ${usage}`);
  if (rest.length > 0 || (typed !== undefined && !takesReference)) {
    throw new UsageError(`${name} does not take "${rest[0] ?? typed}". ${usage}`);
  }
  switch (name) {
    case "list":
      return { name, isSuspected: values.suspected ?? false };
    case "show":
      return { name, reference: referenceOf(name, typed), saveTo: values["save-files"] };
    case "retry":
    case "erase":
      return { name, reference: referenceOf(name, typed) };
    case "export": {
      const { format, out } = values;
      if (format === "csv" || format === "json") return { name, format, out };
      throw new UsageError(`export needs --format csv or --format json. ${usage}`);
    }
    case "purge": {
      const days = /^(\d{1,5})d$/.exec(values["older-than"] ?? "")?.[1];
      if (days !== undefined) return { name, days: Number(days), isConfirmed: values.yes ?? false };
      throw new UsageError(`purge needs --older-than with a number of days, such as 180d. ${usage}`);
    }
  }
}
