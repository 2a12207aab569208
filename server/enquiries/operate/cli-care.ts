import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { EnquiryDefinition } from "../../../src/content/enquiry/forms";
import { elapsedHeader } from "../../../src/enquiry/questions/protocol";
import { readConfig } from "../../config";
import { siteAddress } from "../../listen";
import { audit, type CliContext, counted } from "./cli-commands";
import { findProblems, queueSentence } from "./findings";

/** Something that is not as it should be; its sentence is all there is to say, and the program ends with 1. */
export class NotWell extends Error {
  override name = "NotWell";
}

const noServer = (address: string) => `No server answers at ${address}: start it, or set HOST and PORT as it has them.`;

/**
 * Says whether enquiries are taken and passed on, in a sentence.
 * @throws NotWell where they are not
 */
export async function check({ store, channels = [] }: CliContext): Promise<string> {
  const address = siteAddress(readConfig(process.env));
  const notReady = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
    async (answer) => (answer.ok ? undefined : answer.text()),
    () => noServer(address),
  );
  const sentences = (await findProblems(store, channels)).map(({ sentence }) => sentence);
  if (notReady !== undefined) sentences.push(notReady);
  if (sentences.length > 0) throw new NotWell(sentences.join(" "));
  const queues = await store.readQueues();
  const waiting = queues.map((queue) => queueSentence(queue, channels));
  return `Enquiries are taken and passed on.${waiting.length > 0 ? ` ${waiting.join("; ")}.` : " None waits."}\n`;
}

const sentence = "This is a test of the website, sent by its own command line. Nobody needs to answer.";

/**
 * An answer to each question that must be answered, which says of itself that it is a test.
 * @param address our own, as it may be answered to
 */
function testAnswers({ fields }: EnquiryDefinition, address: string): Record<string, unknown> {
  const answers = fields.filter(({ required, kind }) => required || kind === "textArea");
  return Object.fromEntries(
    answers.map(({ name, kind, choices = [], options = [], maxLength, min }) => {
      if (kind === "email") return [name, address];
      if (kind === "choices") return [name, choices.slice(0, 1).map((choice) => choice.name)];
      if (kind === "select") return [name, options[0] ?? ""];
      if (kind === "date") return [name, min ?? new Date().toISOString().slice(0, 10)];
      return [name, (kind === "textArea" ? sentence : "Test of the website").slice(0, maxLength)];
    }),
  );
}

/** Interval and number of looks whether a test has arrived: for half a minute. */
const looks = { every: 500, count: 60 };

/**
 * Sends an enquiry the whole way that a visitor's goes: to the server that runs here, into the store, and to every
 * receiver. One that has arrived everywhere is erased again.
 * @throws NotWell naming the part of the way where it stopped
 */
export async function tryOut(context: CliContext, form: string | undefined): Promise<string> {
  const { store, languages, channels = [] } = context;
  const [definitions] = languages;
  const definition = definitions.forms.get(form ?? "contact") ?? [...definitions.forms.values()][0];
  if (!definition || (form !== undefined && definition.key !== form)) throw new NotWell(`There is no form "${form}".`);
  const config = readConfig(process.env);
  const address = siteAddress(config);
  const answer = await fetch(`${address}/api/enquiries/${definition.key}`, {
    method: "POST",
    headers: { "content-type": "application/json", [elapsedHeader]: "60000" },
    body: JSON.stringify(testAnswers(definition, config.enquiries.mail?.from ?? "test@example.com")),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  if (!answer) throw new NotWell(noServer(address));
  const text = await answer.text();
  if (!answer.ok) throw new NotWell(`The server has not taken the test: ${answer.status}, ${text}`);
  const { reference } = JSON.parse(text) as { reference: string };
  await audit(context, "try", reference);
  for (let look = 0; ; look++) {
    const deliveries = (await store.readDeliveries({ reference })).get(reference) ?? [];
    const open = deliveries.filter(({ state }) => state !== "delivered");
    if (open.length === 0) break;
    if (look === looks.count) {
      throw new NotWell(
        `${reference} was taken and waits for ${open.map(({ channel }) => channel).join(", ")}: see list.`,
      );
    }
    await wait(looks.every);
  }
  await store.erase(reference);
  const receivers = channels.length > 0 ? `passed on to ${counted(channels.length, "receiver", "receivers")}` : "kept";
  return `A test was sent to ${definition.key}, taken as ${reference}, ${receivers}, and erased again.\n`;
}

const stamp = () => new Date().toISOString().replace(/[:.]/g, "-");
/** Copies of ours, also those that a restore has kept: they hold personal data as well. */
const ownName = /^(?:enquiries|before-restore)-\d{4}-\d{2}-\d{2}T[\d-]+Z\.db$/;

/**
 * Writes a checked copy of all enquiries, while the server runs. In a folder it gets a name of its own, and copies that
 * are older than some days are erased.
 */
export async function backup(context: CliContext, path: string, days: number): Promise<string> {
  const isFolder = path.endsWith("/") || (existsSync(path) && statSync(path).isDirectory());
  if (isFolder) mkdirSync(path, { recursive: true, mode: 0o700 });
  const file = isFolder ? join(path, `enquiries-${stamp()}.db`) : path;
  if (existsSync(file)) throw new NotWell(`${file} is there already; a backup replaces nothing.`);
  await context.store.backup(file);
  await audit(context, "backup", file);
  const oldest = Date.now() - days * 86_400_000;
  const old = isFolder
    ? readdirSync(path).filter((name) => ownName.test(name) && statSync(join(path, name)).mtimeMs < oldest)
    : [];
  for (const name of old) rmSync(join(path, name));
  const erased = old.length > 0 ? ` ${counted(old.length, "older one is", "older ones are")} erased.` : "";
  const hint = `No older one is erased: --keep is for a folder, written ${dirname(file)}/.`;
  const isInVain = !isFolder && Number.isFinite(days);
  return `${file} has all enquiries, and was checked.${isInVain ? ` ${hint}` : erased}\n`;
}

/** Puts a backup in the place of what is there, which is kept beside it. */
export async function restore(context: CliContext, file: string): Promise<string> {
  if (!existsSync(file)) throw new NotWell(`There is no ${file}.`);
  const { store, confirm } = context;
  const count = (await store.listEntries()).length;
  const kept = join(dirname(file), `before-restore-${stamp()}.db`);
  const question = `Put ${file} in the place of ${counted(count, "enquiry", "enquiries")} in ${store.place}?`;
  if (!(await confirm(question))) return "Nothing was changed.\n";
  await store.restore(file, kept);
  await audit(context, "restore", file);
  const now = (await store.listEntries()).length;
  return `${store.place} has the ${counted(now, "enquiry", "enquiries")} of ${file}. What was there is in ${kept}.\n`;
}

/** The audit log: actions with enquiries and who took them, the newest first. */
export async function readAudit({ store }: CliContext, since: Date | undefined): Promise<string> {
  const entries = await store.readAudit(since);
  if (entries.length === 0) return "Nobody has done anything.\n";
  return entries.map(({ at, actor, action, detail }) => `${at}  ${actor}  ${action}  ${detail}\n`).join("");
}
