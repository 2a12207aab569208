import { existsSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { parseEnv } from "node:util";
import { contentFolder } from "../../../src/content/files/content-folder";
import { ContentError } from "../../../src/content/read-site";
import type { Printer } from "../../../src/content-check/printer";
import { currentFacts } from "../../../src/hosting/release-facts";
import { servedFolders } from "../../../src/hosting/releases";
import { readConfig } from "../../config";
import { ConfigError } from "../../settings";
import { channelsOf } from "../service";
import { openExistingStore, openStore } from "../store/open-store";
import { StoreError } from "../store/store-error";
import { readCommandLine, UsageError } from "./cli-arguments";
import { type CliContext, NotDone } from "./cli-commands";
import { databaseSentence, systemSentence } from "./cli-errors";

async function ask(name: string, question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError(`${name} asks first, and nobody can answer here: add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Whoever runs the command: the system's user, by number where it has no name, as in a container. */
function actor(): string {
  const { SUDO_USER } = process.env;
  let name = `user ${process.getuid?.()}`;
  try {
    name = userInfo().username;
  } catch {}
  return SUDO_USER ? `${name} for ${SUDO_USER}` : name;
}

function failure(error: unknown, place: string): { code: 1 | 2; sentence: string } {
  if (error instanceof UsageError) return { code: 2, sentence: error.message };
  if (error instanceof StoreError) return { code: 1, sentence: databaseSentence(error, error.place ?? place) };
  // Such as a folder that cannot be written.
  if (error instanceof Error && "syscall" in error)
    return { code: 1, sentence: systemSentence(error as NodeJS.ErrnoException) };
  const isKnown = [ConfigError, ContentError, NotDone].some((kind) => error instanceof kind);
  if (!isKnown || !(error instanceof Error)) throw error;
  return { code: 1, sentence: error.message };
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
    const { name, operand, isConfirmed, settings, run } = readCommandLine(args);
    // Whoever names a file means it, whatever the shell has set.
    if (typeof settings === "string") Object.assign(process.env, parseEnv(readFileSync(settings, "utf8")));
    const { enquiries: config } = readConfig(process.env);
    // Whoever restores may have lost all of it.
    const store = name === "restore" ? openStore(config.database) : openExistingStore(config.database);
    place = store.place;
    const confirm = async (question: string) => isConfirmed || (await ask(name, question));
    try {
      // With enquiries, which are personal, nothing is done in silence: what is said stands in a timer's log as well.
      err(`Database: ${place} (${actor()}: ${name} ${operand}`.trimEnd().concat(")\n"));
      if (name !== "check" && name !== "restore") await store.open();
      const receivers = channelsOf(config);
      // In a shell that knows nothing of the server's settings, nobody can tell who is served.
      const channels = receivers.length > 0 ? receivers : undefined;
      out(await run({ store, languages: languagesHere(), channels, confirm }));
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
