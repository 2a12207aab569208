import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { EnquirySites } from "../../../src/content/enquiry/enquiry-site";
import { describeEnquiry } from "../deliver/describe";
import { ownerView } from "../service";
import { atOnce } from "../store/deliveries";
import {
  type Attachment,
  type Channel,
  type EnquiryFilter,
  enquirerChannel,
  type StoredEnquiry,
} from "../store/enquiry";
import type { EnquiryStore } from "../store/open-store";
import { toCsv } from "./export";

export interface CliContext {
  store: EnquiryStore;
  languages: EnquirySites;
  /** The receivers of the settings. */
  channels: readonly Channel[];
  confirm: (question: string) => Promise<boolean>;
}

export const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

export class NotDone extends Error {
  override name = "NotDone";
}

const unknown = (reference: string) => new NotDone(`There is no enquiry ${reference}.`);

export const receiverName = (channel: string): string =>
  channel === enquirerChannel ? "mail to the enquirer" : channel.replace(/^mail:/, "mail to ");

/** True where what waits for a receiver is tried again: one that is in the settings no more is nobody's. */
export const isServed = (channel: string, channels: readonly Channel[]): boolean =>
  channel === enquirerChannel || channels.some((known) => known === channel);

function deliveryText(delivery: StoredEnquiry["deliveries"][number], channels: readonly Channel[]): string {
  const { channel, state, attempts, error, dueAt, deliveredAt } = delivery;
  const receiver = receiverName(channel);
  if (state === "delivered") return `${receiver}: delivered ${deliveredAt}`;
  // In a shell that knows nothing of the server's settings, nobody can tell who is served.
  if (channels.length > 0 && !isServed(channel, channels))
    return `${receiver}: nobody's, as it is not in the settings any more`;
  if (state === "refused") return `${receiver}: refused for good (${error}), see retry`;
  if (attempts === 0) return `${receiver}: waiting`;
  const times = attempts === 1 ? "once" : `${attempts} times`;
  const next = dueAt === atOnce ? "at once" : new Date(dueAt).toISOString();
  return `${receiver}: failed ${times} (${error}), next attempt ${next}`;
}

function stateText({ spamReason, deliveries }: StoredEnquiry, channels: readonly Channel[]): string {
  const texts = deliveries.map((delivery) => deliveryText(delivery, channels));
  const state = texts.length === 0 ? "waiting here: it is passed on nowhere" : texts.join("; ");
  return spamReason === undefined ? state : `${state}; suspected: ${spamReason}`;
}

export async function list({ store, channels }: CliContext, filter: EnquiryFilter): Promise<string> {
  const enquiries = (await store.readEnquiries(filter)).reverse();
  if (enquiries.length === 0)
    return filter.since || filter.waiting ? "No enquiry is like that.\n" : "There are no enquiries.\n";
  const lines = enquiries.map((enquiry) => {
    const { reference, receivedAt, form } = enquiry;
    return `${reference}  ${receivedAt}  ${form}  ${stateText(enquiry, channels)}\n`;
  });
  return lines.join("");
}

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

export async function show(
  context: CliContext,
  { operand, "save-files": saveTo }: { operand: string; "save-files"?: string | undefined },
) {
  const { store, channels } = context;
  const [enquiry] = await store.readEnquiries({ reference: operand });
  if (!enquiry) throw unknown(operand);
  const saved = saveTo === undefined ? [] : saveFiles(saveTo, await store.readAttachments(operand));
  const { definition, language } = ownerView(context, enquiry);
  const lines = [
    ...describeEnquiry(enquiry, definition, language, `State: ${stateText(enquiry, channels)}`),
    ...enquiry.files.map(({ name, size }) => `Attachment: ${name} (${size} bytes)`),
    ...saved.map((path) => `Saved: ${path}`),
  ];
  // Control characters that were typed cannot steer the terminal.
  return `${lines.join("\n").replace(/[^\P{Cc}\n\t]/gu, "�")}\n`;
}

export async function exportAll(
  { store }: CliContext,
  { out, ...filter }: EnquiryFilter & { out?: string | undefined },
) {
  const enquiries = await store.readEnquiries(filter);
  const table = toCsv(enquiries);
  if (out === undefined) return table;
  writePrivately(out, table);
  return `${counted(enquiries.length, "enquiry is", "enquiries are")} in ${out}.\n`;
}

/** Has the server pass on at once what has not arrived, of all enquiries or of one, also where it was refused for good. */
export async function retry({ store }: CliContext, { operand }: { operand?: string | undefined }) {
  if (operand !== undefined && (await store.readEnquiries({ reference: operand })).length === 0) throw unknown(operand);
  const count = await store.retry(operand);
  if (count === 0) return "Nothing like that waits for a receiver.\n";
  return `${counted(count, "enquiry is", "enquiries are")} due now; the server passes them on within seconds.\n`;
}

export async function erase({ store }: CliContext, { operand }: { operand: string }): Promise<string> {
  if (!(await store.erase(operand))) throw unknown(operand);
  return `${operand} is erased with its attachments.\n`;
}

/** Erases what is older than a number of days, that of the content where none is named, and older copies. */
export async function purge({ store, languages, confirm }: CliContext, given: { "older-than"?: number | undefined }) {
  const { enquiryDays, copyDays } = languages[0].retention;
  const { "older-than": days = enquiryDays } = given;
  const found = await store.countOlder(daysAgo(days));
  const age = counted(days, "day", "days");
  const question = `Erase ${counted(found, "enquiry", "enquiries")} older than ${age}, for good?`;
  if (found > 0 && !(await confirm(question))) return "Nothing was erased.\n";
  const count = await store.purge(daysAgo(days));
  await store.dropCopies(daysAgo(Math.min(days, copyDays)));
  return `${counted(count, "enquiry was", "enquiries were")} older than ${age} and ${count === 1 ? "is" : "are"} erased.\n`;
}
