import { enquiryDefinitions } from "../../../src/content/enquiry/forms";
import { ContentError, readSite } from "../../../src/content/read-site";
import { ConfigError } from "../../config-error";
import { openDatabase } from "../store/database";
import { readDatabaseConfig } from "../store/database-config";
import { type Command, readCommand, UsageError } from "./cli-arguments";
import { type CliContext, eraseOne, exportAll, list, purge, retryOne, show, UnknownReference } from "./cli-commands";

/** `npm run enquiries`: looks after the enquiries, also while the server runs. */

function run(command: Command, context: CliContext): Promise<string> {
  switch (command.name) {
    case "list":
      return list(context, command.isQuarantine);
    case "show":
      return show(context, command.reference, command.saveTo);
    case "export":
      return exportAll(context, command.format, command.out);
    case "retry":
      return retryOne(context, command.reference);
    case "erase":
      return eraseOne(context, command.reference);
    case "purge":
      return purge(context, command.days);
  }
}

/** 2 for a command that is not written right, 1 for one that could not be done. */
function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof UsageError) return 2;
  if ([ConfigError, ContentError, UnknownReference].some((kind) => error instanceof kind)) return 1;
  return undefined;
}

/** Such as a folder that cannot be written. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && "syscall" in error;

async function main(): Promise<void> {
  try {
    const command = readCommand(process.argv.slice(2));
    const definitions = enquiryDefinitions(readSite());
    const database = await openDatabase(readDatabaseConfig(process.env));
    try {
      process.stdout.write(await run(command, { database, definitions }));
    } finally {
      await database.close();
    }
  } catch (error) {
    const code = exitCodeOf(error) ?? (isSystemError(error) ? 1 : undefined);
    if (code === undefined || !(error instanceof Error)) throw error;
    console.error(error.message);
    process.exitCode = code;
  }
}

void main();
