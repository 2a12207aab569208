import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { readConfig } from "../../config";
import { siteAddress } from "../../listen";
import { daysAgo } from "./cli-arguments";
import { type CliContext, counted } from "./cli-commands";
import { findProblems, queueSentence } from "./findings";

/** Something that is not as it should be; its sentence is all there is to say, and the program ends with 1. */
export class NotWell extends Error {
  override name = "NotWell";
}

/** The answer of the server on this machine; undefined where none answers. */
const ask = (path: string): Promise<string | undefined> =>
  fetch(`${siteAddress(readConfig(process.env))}${path}`, { signal: AbortSignal.timeout(10_000) }).then(
    (answer) => answer.text(),
    () => undefined,
  );

/**
 * Says whether enquiries are taken and passed on, in a sentence.
 * @throws NotWell where they are not
 */
export async function check({ store, channels = [] }: CliContext): Promise<string> {
  const found = await findProblems(store, channels);
  const ready =
    (await ask("/readyz")) ??
    `No server answers at ${siteAddress(readConfig(process.env))}: start it, or set HOST and PORT as it has them.`;
  if (ready !== "ok") found.push(ready);
  if (found.length > 0) throw new NotWell(found.join(" "));
  const waiting = (await store.readQueues()).map((queue) => queueSentence(queue, channels));
  return `Enquiries are taken and passed on.${waiting.length > 0 ? ` ${waiting.join("; ")}.` : " None waits."}\n`;
}

/** The name of a copy in a folder. */
const ownName = /^enquiries-\d{4}-\d{2}-\d{2}T[\d-]+Z\.db$/;

/**
 * Writes a checked copy of all enquiries, while the server runs. In a folder it gets a name of its own, and copies that
 * are older than some days, those of the content where none are named, are erased, also where there is no room for one more.
 */
export async function backup({ store, languages }: CliContext, path: string, named: number | undefined) {
  const isFolder = path.endsWith("/") || (existsSync(path) && statSync(path).isDirectory());
  if (isFolder) mkdirSync(path, { recursive: true, mode: 0o700 });
  const file = isFolder ? join(path, `enquiries-${new Date().toISOString().replace(/[:.]/g, "-")}.db`) : path;
  if (existsSync(file)) throw new NotWell(`${file} is there already; a backup replaces nothing.`);
  const oldest = daysAgo(named ?? languages[0].retention.copyDays);
  const old = isFolder
    ? readdirSync(path).filter((name) => ownName.test(name) && statSync(join(path, name)).mtime < oldest)
    : [];
  for (const name of old) rmSync(join(path, name));
  await store.backup(file);
  const erased = old.length > 0 ? ` ${counted(old.length, "older one is", "older ones are")} erased.` : "";
  const hint = ` No older one is erased: --keep is for a folder, written ${dirname(file)}/.`;
  return `${file} has all enquiries, and was checked.${named !== undefined && !isFolder ? hint : erased}\n`;
}

/** Puts a backup in the place of what is there, while no server runs. */
export async function restore({ store, confirm }: CliContext, file: string): Promise<string> {
  if (!existsSync(file)) throw new NotWell(`There is no ${file}.`);
  // A file tells by itself who has it open.
  if (store.isShared && (await ask("/healthz")) === "ok")
    throw new NotWell("A server runs here. Stop all of them first.");
  if (!(await confirm(`Put ${file} in the place of ${store.place}, while no server runs?`)))
    return "Nothing was changed.\n";
  const isKnown = await store.restore(file);
  const count = counted((await store.listEntries()).length, "enquiry", "enquiries");
  const unknown = "What was there could not be read: erase once more whom you erased since, and expect mails twice. ";
  return `${store.place} has the ${count} of ${file}. ${isKnown ? "" : unknown}A copy of what was there stays beside it for some days.\n`;
}
