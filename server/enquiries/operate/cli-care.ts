import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../config";
import { errorCodeOf } from "../../error-code";
import { siteAddress } from "../../listen";
import type { DeliveryQueue } from "../store/enquiry";
import { type CliContext, counted, daysAgo, isServed, NotDone, receiverName } from "./cli-commands";

/** Time after which a delivery that has not arrived is somebody's business, in milliseconds. */
const overdueMs = 15 * 60_000;

/** A time in the largest unit of which there are two: `20 minutes`. */
function duration(ms: number): string {
  const units = [["day", 86_400_000] as const, ["hour", 3_600_000] as const];
  const [name, size] = units.find(([, length]) => ms >= 2 * length) ?? ["minute", 60_000];
  return counted(Math.floor(ms / size), name, `${name}s`);
}

const ask = (path: string): Promise<string | undefined> =>
  fetch(`${siteAddress(readConfig(process.env))}${path}`, { signal: AbortSignal.timeout(10_000) }).then(
    (answer) => answer.text(),
    () => undefined,
  );

/**
 * Says whether enquiries are taken and passed on, in a sentence. What waits for a receiver that is not in the settings is
 * nobody's, and wakes nobody.
 * @throws NotDone where they are not
 */
export async function check({ store, channels = [] }: CliContext): Promise<string> {
  const sentenceOf = ({ channel, waiting, age, failing, refused }: DeliveryQueue) =>
    `${receiverName(channel)}: ${waiting} waiting${waiting > 0 ? `, the oldest for ${duration(age)}` : ""}, ` +
    `${failing} of them failing, ${refused} refused for good` +
    (isServed(channel, channels) ? "" : " (nobody's: not in the settings any more)");
  const isLate = ({ channel, refused, age }: DeliveryQueue) =>
    channels.some((known) => known === channel) && (refused > 0 || age > overdueMs);
  const findings = await store.check().then(
    async () => (await store.readQueues()).filter(isLate).map((queue) => `${sentenceOf(queue)}.`),
    (error) => [`No enquiry can be taken: ${store.place} (${errorCodeOf(error)}).`],
  );
  const ready =
    (await ask("/readyz")) ??
    `No server answers at ${siteAddress(readConfig(process.env))}: start it, or set HOST and PORT as it has them.`;
  if (ready !== "ok") findings.push(ready);
  if (findings.length > 0) throw new NotDone(findings.join(" "));
  const waiting = (await store.readQueues()).map(sentenceOf);
  return `Enquiries are taken and passed on.${waiting.length > 0 ? ` ${waiting.join("; ")}.` : " None waits."}\n`;
}

const ownName = /^enquiries-\d{4}-\d{2}-\d{2}T[\d-]+Z\.db$/;

/**
 * Writes a checked copy of all enquiries, while the server runs. In a folder it gets a name of its own, and copies that
 * are older than some days, those of the content where none are named, are erased, also where there is no room for one more.
 */
export async function backup({ store, languages }: CliContext, path: string, named: number | undefined) {
  const isFolder = path.endsWith("/") || (existsSync(path) && statSync(path).isDirectory());
  if (isFolder) mkdirSync(path, { recursive: true, mode: 0o700 });
  const file = isFolder ? join(path, `enquiries-${new Date().toISOString().replace(/[:.]/g, "-")}.db`) : path;
  if (existsSync(file)) throw new NotDone(`${file} is there already; a backup replaces nothing.`);
  const oldest = daysAgo(named ?? languages[0].retention.copyDays);
  const old = isFolder
    ? readdirSync(path).filter((name) => ownName.test(name) && statSync(join(path, name)).mtime < oldest)
    : [];
  for (const name of old) rmSync(join(path, name));
  await store.backup(file);
  const erased = old.length > 0 ? ` ${counted(old.length, "older one is", "older ones are")} erased.` : "";
  return `${file} has all enquiries, and was checked.${erased}\n`;
}

export async function restore({ store, confirm }: CliContext, file: string): Promise<string> {
  if (!existsSync(file)) throw new NotDone(`There is no ${file}.`);
  // A file tells by itself who has it open.
  if (store.isShared && (await ask("/healthz")) === "ok")
    throw new NotDone("A server runs here. Stop all of them first.");
  if (!(await confirm(`Put ${file} in the place of ${store.place}, while no server runs?`)))
    return "Nothing was changed.\n";
  const isKnown = await store.restore(file);
  const count = counted((await store.listEntries()).length, "enquiry", "enquiries");
  const unknown = "What was there could not be read: erase once more whom you erased since, and expect mails twice. ";
  return `${store.place} has the ${count} of ${file}. ${isKnown ? "" : unknown}A copy of what was there stays beside it for some days.\n`;
}
