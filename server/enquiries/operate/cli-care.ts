import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../config";
import { siteAddress } from "../../start";
import { stampOf } from "../store/backup";
import { type CliContext, counted, daysAgo, isServed, NotDone, receiverName } from "./cli-commands";

const overdueMs = 15 * 60_000;

async function ask(path: string) {
  const address = siteAddress(readConfig(process.env));
  const asked = fetch(`${address}${path}`, { signal: AbortSignal.timeout(10_000) }).then((answer) => answer.text());
  return { address, ready: await asked.catch(() => undefined) };
}

/**
 * Says whether enquiries are taken and passed on, in a sentence. What waits for a receiver that is not in the settings is
 * nobody's, and wakes nobody.
 * @throws NotDone where they are not
 */
export async function check({ store, channels }: CliContext): Promise<string> {
  const { ready, address } = await ask("/readyz");
  const queues = (await store.readQueues()).map(({ channel, waiting, age, failing, refused }) => ({
    isLate: channels.some((known) => known === channel) && (refused > 0 || age > overdueMs),
    sentence:
      `${receiverName(channel)}: ${waiting} waiting${waiting > 0 ? `, the oldest for ${Math.floor(age / 60_000)} minutes` : ""}, ` +
      `${failing} of them failing, ${refused} refused for good` +
      (isServed(channel, channels) ? "" : " (nobody's: not in the settings any more)"),
  }));
  const findings = queues.filter(({ isLate }) => isLate).map(({ sentence }) => `${sentence}.`);
  if (ready === undefined)
    findings.push(`No server answers at ${address}: start it, or set HOST and PORT as it has them.`);
  else if (ready !== "ok") findings.push(ready);
  if (findings.length > 0) throw new NotDone(findings.join(" "));
  const waiting = queues.map(({ sentence }) => sentence).join("; ");
  if (channels.length === 0)
    return "Enquiries are taken, and passed on nowhere: the settings name no receiver. See them with list.\n";
  return `Enquiries are taken and passed on. ${waiting || "None waits"}.\n`;
}

const ownName = /^enquiries-\d{4}-\d{2}-\d{2}T[\d-]+Z\.db$/;

/**
 * Writes a checked copy of all enquiries, while the server runs. In a folder it gets a name of its own, and copies that
 * are older than the content says are erased, also where there is no room for one more.
 */
export async function backup({ store, languages }: CliContext, { operand: path }: { operand: string }) {
  const { copyDays } = languages[0].retention;
  const isFolder = path.endsWith("/") || statSync(path, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder) mkdirSync(path, { recursive: true, mode: 0o700 });
  const file = isFolder ? join(path, `enquiries-${stampOf(new Date())}.db`) : path;
  if (existsSync(file)) throw new NotDone(`${file} is there already; a backup replaces nothing.`);
  const names = isFolder ? readdirSync(path).filter((name) => ownName.test(name)) : [];
  const old = names.map((name) => join(path, name)).filter((copy) => statSync(copy).mtime < daysAgo(copyDays));
  for (const copy of old) rmSync(copy);
  await store.backup(file);
  const erased = old.length > 0 ? ` ${counted(old.length, "older one is", "older ones are")} erased.` : "";
  return `${file} has all enquiries, and was checked.${erased}\n`;
}

export async function restore({ store, confirm }: CliContext, { operand: file }: { operand: string }) {
  if (!existsSync(file)) throw new NotDone(`There is no ${file}.`);
  // A file tells by itself who has it open.
  if (store.isShared && (await ask("/healthz")).ready === "ok")
    throw new NotDone("A server runs here. Stop all of them first.");
  if (!(await confirm(`Put ${file} in the place of ${store.place}, while no server runs?`)))
    return "Nothing was changed.\n";
  const isKnown = await store.restore(file);
  const count = counted(await store.countOlder(daysAgo(-1)), "enquiry", "enquiries");
  const unknown = "What was there could not be read: erase once more whom you erased since, and expect mails twice. ";
  return `${store.place} has the ${count} of ${file}. ${isKnown ? "" : unknown}A copy of what was there stays beside it for some days.\n`;
}
