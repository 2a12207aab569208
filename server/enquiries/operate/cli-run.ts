import { existsSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { parseEnv } from "node:util";
import { contentFolder } from "../../../src/content/files/content-folder";
import { ContentError } from "../../../src/content/read-site";
import type { Printer } from "../../../src/content-check/printer";
import { currentFacts } from "../../../src/hosting/release-facts";
import { servedFolders } from "../../../src/hosting/releases";
import { ConfigError } from "../../settings";
import { readEnquiryConfig } from "../config";
import { channelsOf } from "../service";
import { readDatabaseConfig } from "../store/database-config";
import { openExistingStore, openStore } from "../store/open-store";
import { StoreError } from "../store/store-error";
import { type Command, readCommandLine, UsageError } from "./cli-arguments";
import { backup, check, NotWell, restore } from "./cli-care";
import {
  type CliContext,
  eraseOne,
  exportAll,
  list,
  purge,
  retryAll,
  retryOne,
  show,
  UnknownReference,
} from "./cli-commands";
import { databaseSentence, systemSentence } from "./cli-errors";

/** Asks whoever sits at the terminal. */
async function ask(name: string, question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError(`${name} asks first, and nobody can answer here: add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const commands: Record<Command["name"], (context: CliContext, command: Command) => Promise<string>> = {
  list: (context, { filter }) => list(context, filter),
  show: (context, { operand, saveTo }) => show(context, operand, saveTo),
  export: exportAll,
  retry: (context, { operand, filter }) => (operand ? retryOne(context, operand) : retryAll(context, filter)),
  erase: (context, { operand }) => eraseOne(context, operand),
  purge: (context, { days }) => purge(context, days),
  check,
  backup: (context, { operand, days }) => backup(context, operand, days),
  restore: (context, { operand }) => restore(context, operand),
};

/** Whoever runs the command: the system's user, by number where it has no name, as in a container. */
function actor(): string {
  const { SUDO_USER } = process.env;
  let name = `user ${process.getuid?.()}`;
  try {
    name = userInfo().username;
  } catch {}
  return SUDO_USER ? `${name} for ${SUDO_USER}` : name;
}

/** Failure such as a folder that cannot be written. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && "syscall" in error;

/** Sentence about a command that failed, with its code; what nobody expected is thrown again. */
function failure(error: unknown, place: string): { code: 1 | 2; sentence: string } {
  if (error instanceof UsageError) return { code: 2, sentence: error.message };
  if (error instanceof StoreError) return { code: 1, sentence: databaseSentence(error, error.place ?? place) };
  if (isSystemError(error)) return { code: 1, sentence: systemSentence(error) };
  const isKnown = [ConfigError, ContentError, UnknownReference, NotWell].some((kind) => error instanceof kind);
  if (!isKnown || !(error instanceof Error)) throw error;
  return { code: 1, sentence: error.message };
}

/** The receivers of the settings, where these name any: the command line may know no more than the database. */
function knownChannels(): CliContext["channels"] {
  try {
    const channels = channelsOf(readEnquiryConfig(process.env));
    return channels.length > 0 ? channels : undefined;
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}

/**
 * The definitions of the site in this folder, in which the bundle may be called from anywhere.
 * @throws ConfigError where there is none
 */
function languagesHere(): CliContext["languages"] {
  const [build = ""] = servedFolders();
  if (!existsSync(build) && !existsSync(contentFolder())) {
    throw new ConfigError(`There is no site in ${process.cwd()}. Run the command in the site's folder: cd /srv/site.`);
  }
  return currentFacts(build).enquiries;
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
    // Whoever names a file means it, whatever the shell has set.
    if (envFile !== undefined) Object.assign(process.env, parseEnv(readFileSync(envFile, "utf8")));
    const languages = languagesHere();
    const config = readDatabaseConfig(process.env);
    // Whoever restores may have lost all of it.
    const store = command.name === "restore" ? openStore(config) : openExistingStore(config);
    place = store.place;
    const confirm = async (question: string) => command.isConfirmed || (await ask(command.name, question));
    try {
      // With enquiries, which are personal, nothing is done in silence: what is said stands in a timer's log as well.
      err(`Database: ${place} (${actor()}: ${command.name} ${command.operand}`.trimEnd().concat(")\n"));
      if (command.name !== "check" && command.name !== "restore") await store.open();
      out(await commands[command.name]({ store, languages, channels: knownChannels(), confirm }, command));
    } finally {
      await store.close();
    }
    return 0;
  } catch (error) {
    const { code, sentence } = failure(error, place);
    err(`${sentence}\n`);
    return code;
  }
}
