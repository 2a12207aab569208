import { createInterface } from "node:readline/promises";
import { enquiryDefinitions } from "../../../src/content/enquiry/forms";
import { ContentError, readSite } from "../../../src/content/read-site";
import type { Printer } from "../../../src/content-check/printer";
import { ConfigError } from "../../config-error";
import { openExistingDatabase } from "../store/database";
import { DatabaseError } from "../store/database-client";
import { databasePlace, readDatabaseConfig } from "../store/database-config";
import { type Command, readCommandLine, UsageError } from "./cli-arguments";
import { type CliContext, eraseOne, exportAll, list, purge, retryOne, show, UnknownReference } from "./cli-commands";
import { databaseSentence, systemSentence } from "./cli-errors";

/** Asks whoever sits at the terminal. */
async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError("purge asks before it erases, and nobody can answer here: add --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

function run(command: Command, context: CliContext): Promise<string> {
  switch (command.name) {
    case "list":
      return list(context, command.isSuspected);
    case "show":
      return show(context, command.reference, command.saveTo);
    case "export":
      return exportAll(context, command.format, command.out);
    case "retry":
      return retryOne(context, command.reference);
    case "erase":
      return eraseOne(context, command.reference);
    case "purge":
      return purge(context, command.days, command.isConfirmed ? async () => true : ask);
  }
}

/** Such as a folder that cannot be written. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && "syscall" in error;

/** What is said of a command that failed, with its code; what nobody expected is thrown again. */
function failure(error: unknown, place: string): { code: 1 | 2; sentence: string } {
  if (error instanceof UsageError) return { code: 2, sentence: error.message };
  if (error instanceof DatabaseError) return { code: 1, sentence: databaseSentence(error, place) };
  if (isSystemError(error)) return { code: 1, sentence: systemSentence(error) };
  const isKnown = [ConfigError, ContentError, UnknownReference].some((kind) => error instanceof kind);
  if (!isKnown || !(error instanceof Error)) throw error;
  return { code: 1, sentence: error.message };
}

/**
 * `npm run enquiries`: looks after the enquiries, also while the server runs. Data goes to the standard output, and
 * nothing else does.
 * @returns the code to end with: 2 for a command that is not written right, 1 for one that could not be done
 */
export async function runCommandLine(args: readonly string[], { out, err }: Printer): Promise<0 | 1 | 2> {
  let place = "the database";
  try {
    const { command, envFile } = readCommandLine(args);
    if (envFile !== undefined) process.loadEnvFile(envFile);
    const definitions = enquiryDefinitions(readSite());
    const config = readDatabaseConfig(process.env);
    place = databasePlace(config);
    const database = await openExistingDatabase(config);
    err(`Database: ${place}\n`);
    try {
      out(await run(command, { database, definitions }));
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    const { code, sentence } = failure(error, place);
    err(`${sentence}\n`);
    return code;
  }
}
