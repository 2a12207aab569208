import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { EnquiryLanguages } from "../../../src/content/enquiry/forms";
import { describeAnswers, formName } from "../deliver/describe";
import { foreignLanguage, ownerDefinition } from "../service";
import {
  type Attachment,
  type Channel,
  type DeliveryState,
  type EnquiryFilter,
  enquirerChannel,
} from "../store/enquiry";
import type { EnquiryStore } from "../store/open-store";
import { toCsv, toJson } from "./export";

export interface CliContext {
  store: EnquiryStore;
  languages: EnquiryLanguages;
  /** The receivers of the settings; undefined where these name none. */
  channels: readonly Channel[] | undefined;
  confirm: (question: string) => Promise<boolean>;
}

export const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const enquiriesIn = (count: number) => counted(count, "enquiry", "enquiries");

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Something that is not as it should be; its sentence is all there is to say, and the program ends with 1. */
export class NotDone extends Error {
  override name = "NotDone";
}

const unknown = (reference: string) => new NotDone(`There is no enquiry ${reference}.`);

type Receivers = CliContext["channels"];

/** A receiver for people to read: `mail to sales@example.com`. */
export const receiverName = (channel: string): string =>
  channel === enquirerChannel ? "mail to the enquirer" : channel.replace(/^mail:/, "mail to ");

/** True where what waits for a receiver is tried again: one that is in the settings no more is nobody's. */
export const isServed = (channel: string, channels: readonly Channel[]): boolean =>
  channel === enquirerChannel || channels.some((known) => known === channel);

function deliveryText(delivery: DeliveryState, receivers: Receivers): string {
  const { channel, state, attempts, error, dueAt, deliveredAt } = delivery;
  const receiver = receiverName(channel);
  if (state === "delivered") return `${receiver}: delivered ${deliveredAt}`;
  if (receivers && !isServed(channel, receivers)) {
    return `${receiver}: nobody's, as it is not in the settings any more`;
  }
  if (state === "refused") return `${receiver}: refused for good (${error}), see retry`;
  if (attempts === 0) return `${receiver}: waiting`;
  const times = attempts === 1 ? "once" : `${attempts} times`;
  return `${receiver}: failed ${times} (${error}), next attempt ${new Date(dueAt).toISOString()}`;
}

function stateText(
  spamReason: string | undefined,
  deliveries: readonly DeliveryState[] = [],
  receivers: Receivers,
): string {
  const texts = deliveries.map((delivery) => deliveryText(delivery, receivers));
  const state = texts.length === 0 ? "waiting here: it is passed on nowhere" : texts.join("; ");
  return spamReason === undefined ? state : `${state}; suspected: ${spamReason}`;
}

export async function list({ store, channels }: CliContext, filter: EnquiryFilter): Promise<string> {
  const enquiries = await store.listEntries(filter);
  if (enquiries.length === 0) {
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    return isFiltered ? "No enquiry is like that.\n" : "There are no enquiries.\n";
  }
  const deliveries = await store.readDeliveries(filter);
  return enquiries
    .map(({ reference, receivedAt, form, spamReason }) => {
      const state = stateText(spamReason, deliveries.get(reference), channels);
      return `${reference}  ${receivedAt}  ${form}  ${state}\n`;
    })
    .join("");
}

/** Writes a file that nobody else may read, also where one of its name was there before. */
function writePrivately(path: string, content: string | Buffer): void {
  // A folder, or a device such as /dev/null, is others' as well.
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) chmodSync(path, 0o600);
  writeFileSync(path, content, { mode: 0o600 });
}

/** The most bytes of a name before its ending: file systems take 255 in all, and a visitor's may count characters. */
const longestStem = 220;

/** A name that stays within its folder and is no hidden file, with its position before it so that none is lost. */
function safeName(name: string, position: number): string {
  const clean = basename(name.replaceAll("\\", "/")).replace(/[^\p{L}\p{N}._ -]/gu, "_");
  const ending = extname(clean);
  const stem = Buffer.from(basename(clean, ending)).subarray(0, longestStem);
  // Without the rest of a letter that was cut in the middle.
  return `${position + 1}-${stem.toString().replace(/\ufffd$/, "")}${ending}`;
}

function saveFiles(folder: string, attachments: readonly Attachment[]): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return attachments.map(({ name, content }, position) => {
    const path = join(folder, safeName(name, position));
    writePrivately(path, content);
    return path;
  });
}

export async function show(context: CliContext, reference: string, saveTo: string | undefined): Promise<string> {
  const { store, channels } = context;
  const [enquiry] = await store.readEnquiries({ reference });
  if (!enquiry) throw unknown(reference);
  const attachments = await store.readAttachments(reference);
  const deliveries = (await store.readDeliveries({ reference })).get(reference);
  const definition = ownerDefinition(context, enquiry);
  const language = foreignLanguage(context, enquiry);
  const saved = saveTo === undefined ? [] : saveFiles(saveTo, attachments);
  const lines = [
    `Reference: ${reference}`,
    `Form: ${formName(enquiry.form, definition)}`,
    `Received: ${enquiry.receivedAt}`,
    ...(language === undefined ? [] : [`Written in: ${language}`]),
    `State: ${stateText(enquiry.spamReason, deliveries, channels)}`,
    "",
    describeAnswers(enquiry.answers, definition),
    ...attachments.map(({ name, content }) => `Attachment: ${name} (${content.length} bytes)`),
    ...saved.map((path) => `Saved: ${path}`),
  ];
  // Control characters that were typed cannot steer the terminal.
  return `${lines.join("\n").replace(/[^\P{Cc}\n\t]/gu, "�")}\n`;
}

export async function exportAll(
  { store }: CliContext,
  filter: EnquiryFilter,
  format: "csv" | "json",
  out: string | undefined,
): Promise<string> {
  const enquiries = await store.readEnquiries(filter);
  const attachments = await store.listAttachments(filter);
  const text = format === "csv" ? toCsv(enquiries, attachments) : toJson(enquiries, attachments);
  if (out === undefined) return text;
  writePrivately(out, text);
  return `${counted(enquiries.length, "enquiry is", "enquiries are")} in ${out}.\n`;
}

/** Has the server pass an enquiry on at once, also where it was refused for good. */
export async function retryOne({ store }: CliContext, reference: string): Promise<string> {
  const count = await store.retry(reference);
  if (count > 0) return `${reference} is due now; the server passes it on within seconds.\n`;
  if ((await store.listEntries({ reference })).length === 0) throw unknown(reference);
  const hasDeliveries = (await store.readDeliveries({ reference })).has(reference);
  if (hasDeliveries) return `${reference} has been delivered already; nothing is sent again.\n`;
  return `${reference} waits: no e-mail address or webhook was set up when it came.\n`;
}

/** Has the server pass on at once what has not arrived of many enquiries, such as after a receiver was away for days. */
export async function retryAll({ store }: CliContext, filter: EnquiryFilter): Promise<string> {
  let count = 0;
  for (const { reference } of await store.listEntries({ ...filter, isWaiting: true })) {
    if ((await store.retry(reference)) > 0) count += 1;
  }
  if (count === 0) return "Nothing like that waits to be delivered.\n";
  return `${counted(count, "enquiry is", "enquiries are")} due now; the server passes them on within seconds.\n`;
}

export async function eraseOne(context: CliContext, reference: string): Promise<string> {
  if (!(await context.store.erase(reference))) throw unknown(reference);
  return `${reference} is erased with its attachments.\n`;
}

/** Erases every enquiry that is older than a number of days, that of the content where none is named, and older copies. */
export async function purge(context: CliContext, named: number | undefined): Promise<string> {
  const { store, languages } = context;
  const { enquiryDays, copyDays } = languages[0].retention;
  const days = named ?? enquiryDays;
  const found = await store.countOlder(daysAgo(days));
  const age = counted(days, "day", "days");
  const question = `Erase ${enquiriesIn(found)} older than ${age}, for good?`;
  if (found > 0 && !(await context.confirm(question))) return "Nothing was erased.\n";
  const count = await store.purge(daysAgo(days));
  await store.dropCopies(daysAgo(Math.min(days, copyDays)));
  return `${counted(count, "enquiry was", "enquiries were")} older than ${age} and ${count === 1 ? "is" : "are"} erased.\n`;
}
