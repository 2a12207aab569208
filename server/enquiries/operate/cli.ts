import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseEnv } from "node:util";
import { contentFolder } from "../../../src/content/files/file-tree";
import { ContentError } from "../../../src/content/read-site";
import type { Printer } from "../../../src/content-check/printer";
import { currentFacts } from "../../../src/hosting/release-facts";
import { servedFolders } from "../../../src/hosting/releases";
import { ConfigError, readConfig } from "../../config";
import { channelsOf } from "../service";
import { openExistingStore, openStore } from "../store/open-store";
import { isBusy, StoreError } from "../store/store-error";
import { readCommandLine, UsageError } from "./cli-arguments";
import { type CliContext, NotDone } from "./cli-commands";

async function ask(question: string, words: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError(`${words} asks first, and nobody can answer here: add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** In a container, a user may be a number alone. */
function actor({ SUDO_USER, USER, USERNAME } = process.env): string {
  const name = USER || USERNAME || `user ${process.getuid?.()}`;
  return SUDO_USER ? `${name} for ${SUDO_USER}` : name;
}

const sentences: Readonly<Record<string, (place: string, message: string) => string>> = {
  SQLITE_FULL: (place) =>
    `The disk of ${place} is full, and erasing needs room as well. Free some megabytes and try again`,
  SQLITE_CORRUPT: (place) => `${place} is damaged, or no database. Stop the server and restore the latest backup`,
  SQLITE_CANTOPEN: (place) =>
    `${place} cannot be opened by this user for reading and writing. Run the command as the server's user`,
  LATER_VERSION: (place) =>
    `${place} was written by a later version of the program. Use that version, or an older backup`,
  DATABASE_IN_USE: (place) => `Another program has ${place} open. Stop the server first`,
  NO_ROOM: (place) =>
    `There is too little room for ${place}: a copy needs twice the size of the database. Nothing was changed`,
  BACKUP_DAMAGED: (_, message) => `${message} Nothing was changed`,
  ENQUIRY_DAMAGED: (_, message) => `${message} Restore it from a backup, or erase it`,
};

const same: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: "SQLITE_CORRUPT",
  SQLITE_READONLY: "SQLITE_CANTOPEN",
  EACCES: "SQLITE_CANTOPEN",
};

function databaseSentence(error: StoreError, place: string): string {
  const { code, message } = error;
  const say = sentences[same[code] ?? code];
  if (say) return `${say(place, message)} (${code}).`;
  return isBusy(error)
    ? `Another program has been writing to ${place} for too long. End it, or try again later (${code}).`
    : `${place} cannot be read or written (${code}): ${message}`;
}

export function systemSentence({ code, message, path }: NodeJS.ErrnoException): string {
  const place = path ?? "the output";
  if (code === "ENOSPC") return `The disk is full: ${place} could not be written. Free some room and try again.`;
  if (code === "EACCES" || code === "EPERM") return `This user may not use ${place} (${code}).`;
  if (code === "ENOENT") return `There is no ${place} (${code}).`;
  if (code === "EISDIR" && path) return `${place} is a folder (EISDIR). Name a file in it.`;
  return message;
}

function sentenceOf(error: unknown, place: string): string {
  if (error instanceof StoreError) return databaseSentence(error, error.place ?? place);
  if (error instanceof Error && "syscall" in error) return systemSentence(error as NodeJS.ErrnoException);
  const isKnown = [ConfigError, ContentError, NotDone].some((kind) => error instanceof kind);
  if (!isKnown || !(error instanceof Error)) throw error;
  return error.message;
}

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
    const { words, isConfirmed, settings, run } = readCommandLine(args);
    // Whoever names a file means it, whatever the shell has set.
    if (typeof settings === "string") Object.assign(process.env, parseEnv(readFileSync(settings, "utf8")));
    const { enquiries: config } = readConfig(process.env);
    // Whoever restores may have lost all of it.
    const store = args[0] === "restore" ? openStore(config.database) : openExistingStore(config.database);
    place = store.place;
    const confirm = async (question: string) => isConfirmed || (await ask(question, words));
    try {
      // With enquiries, which are personal, nothing is done in silence: what is said stands in a timer's log as well.
      err(`Database: ${place} (${actor()}: ${words})\n`);
      out(await run({ store, languages: languagesHere(), channels: channelsOf(config), confirm }));
    } finally {
      await store.close();
    }
    return 0;
  } catch (error) {
    err(`${sentenceOf(error, place)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}
