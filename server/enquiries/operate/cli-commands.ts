import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { EnquiryDefinitions } from "../../../src/content/enquiry/forms";
import { retryDeliveries } from "../deliver/deliveries";
import { describeAnswers, formName } from "../deliver/describe";
import type { Database } from "../store/database-client";
import type { DeliveryState } from "../store/enquiry";
import {
  readAttachmentEntries,
  readAttachments,
  readDeliveries,
  readEarlierRevisions,
  readEnquiries,
  readEnquiry,
  readEnquiryEntries,
} from "../store/read-enquiries";
import { countOlder, eraseEnquiry, purgeEnquiries } from "../store/remove-enquiries";
import { toCsv, toJson } from "./export";

/** What the commands work on. */
export interface CliContext {
  database: Database;
  definitions: EnquiryDefinitions;
}

/** A reference that no enquiry has. */
export class UnknownReference extends Error {
  override name = "UnknownReference";

  constructor(reference: string) {
    super(`There is no enquiry ${reference}.`);
  }
}

const receiverName = (channel: string) => channel.replace(/^mail:/, "mail to ");

function deliveryText({ channel, state, attempts, error, dueAt, deliveredAt }: DeliveryState): string {
  const receiver = receiverName(channel);
  if (state === "delivered") return `${receiver}: delivered ${deliveredAt}`;
  if (state === "refused") return `${receiver}: refused for good (${error}), see retry`;
  if (attempts === 0) return `${receiver}: waiting`;
  const times = attempts === 1 ? "once" : `${attempts} times`;
  return `${receiver}: failed ${times} (${error}), next attempt ${new Date(dueAt).toISOString()}`;
}

function stateText(suspicion: string | undefined, deliveries: readonly DeliveryState[] = []): string {
  const state =
    deliveries.length === 0 ? "waiting here: it is passed on nowhere" : deliveries.map(deliveryText).join("; ");
  return suspicion === undefined ? state : `${state}; suspected: ${suspicion}`;
}

/** One line for each enquiry, the newest first: reference, time, form and what became of it. Nothing of its content. */
export async function list({ database }: CliContext, isSuspected: boolean): Promise<string> {
  const enquiries = (await readEnquiryEntries(database)).filter(
    ({ suspicion }) => !isSuspected || suspicion !== undefined,
  );
  if (enquiries.length === 0) return isSuspected ? "No enquiry is suspected.\n" : "There are no enquiries.\n";
  const deliveries = await readDeliveries(database);
  return enquiries
    .map(({ reference, receivedAt, form, suspicion }) => {
      const state = stateText(suspicion, deliveries.get(reference));
      return `${reference}  ${receivedAt}  ${form}  ${state}\n`;
    })
    .join("");
}

/** Writes a file that nobody else may read, also where one of its name was there before. */
function writePrivately(path: string, content: string | Buffer): void {
  if (existsSync(path)) chmodSync(path, 0o600);
  writeFileSync(path, content, { mode: 0o600 });
}

/** A name that stays within its folder and is no hidden file, with its position before it so that none is lost. */
function safeName(name: string, position: number): string {
  const clean = basename(name.replaceAll("\\", "/")).replace(/[^\p{L}\p{N}._ -]/gu, "_");
  return `${position + 1}-${clean}`;
}

/** One enquiry with all that was written, and its attachments as files where a folder is named. */
export async function show(
  { database, definitions }: CliContext,
  reference: string,
  saveTo: string | undefined,
): Promise<string> {
  const enquiry = await readEnquiry(database, reference);
  if (!enquiry) throw new UnknownReference(reference);
  const attachments = await readAttachments(database, reference);
  const deliveries = (await readDeliveries(database)).get(reference);
  const earlier = (await readEarlierRevisions(database)).get(reference) ?? [];
  const definition = definitions.forms.get(enquiry.form);
  const lines = [
    `Reference: ${reference}`,
    `Form: ${formName(enquiry.form, definition)}`,
    `Received: ${enquiry.receivedAt}`,
    ...(enquiry.revision > 1 ? [`Version: ${enquiry.revision}, sent at ${enquiry.updatedAt}`] : []),
    `State: ${stateText(enquiry.suspicion, deliveries)}`,
    "",
    describeAnswers(enquiry.answers, definition),
    ...earlier.flatMap(({ revision, sentAt, answers }) => [
      "",
      `Before, as version ${revision}, sent at ${sentAt}:`,
      describeAnswers(answers, definition),
    ]),
    ...attachments.map(({ name, content }) => `Attachment: ${name} (${content.length} bytes)`),
  ];
  if (saveTo !== undefined) {
    mkdirSync(saveTo, { recursive: true, mode: 0o700 });
    for (const [position, { name, content }] of attachments.entries()) {
      const path = join(saveTo, safeName(name, position));
      writePrivately(path, content);
      lines.push(`Saved: ${path}`);
    }
  }
  // What was typed cannot steer the terminal.
  return `${lines.join("\n").replace(/[^\P{Cc}\n\t]/gu, "�")}\n`;
}

/** All enquiries in a file, or on the standard output where none is named. */
export async function exportAll({ database }: CliContext, format: "csv" | "json", out: string | undefined) {
  const enquiries = await readEnquiries(database);
  const attachments = await readAttachmentEntries(database);
  const text =
    format === "csv"
      ? await toCsv(enquiries, attachments)
      : toJson(enquiries, attachments, await readEarlierRevisions(database));
  if (out === undefined) return text;
  writePrivately(out, text);
  return `${enquiries.length} ${enquiries.length === 1 ? "enquiry is" : "enquiries are"} in ${out}.\n`;
}

/** Has the server pass an enquiry on at once, also where it was refused for good. */
export async function retryOne({ database }: CliContext, reference: string): Promise<string> {
  const count = await retryDeliveries(database, reference);
  if (count > 0) return `${reference} is due now; the server passes it on within seconds.\n`;
  if (!(await readEnquiryEntries(database)).some((entry) => entry.reference === reference)) {
    throw new UnknownReference(reference);
  }
  const hasDeliveries = (await readDeliveries(database)).has(reference);
  if (hasDeliveries) return `${reference} has been delivered already; nothing is sent again.\n`;
  return `${reference} waits: no e-mail address or webhook was set up when it came.\n`;
}

/** Erases one enquiry for good. */
export async function eraseOne({ database }: CliContext, reference: string): Promise<string> {
  if (!(await eraseEnquiry(database, reference))) throw new UnknownReference(reference);
  return `${reference} is erased with its attachments.\n`;
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/**
 * Erases every enquiry that is older than a number of days.
 * @param confirm asks whether to go on
 */
export async function purge(
  { database }: CliContext,
  days: number,
  confirm: (question: string) => Promise<boolean>,
): Promise<string> {
  const before = new Date(Date.now() - days * 86_400_000);
  const found = await countOlder(database, before);
  const question = `Erase ${counted(found, "enquiry", "enquiries")} older than ${days} days, for good?`;
  if (found > 0 && !(await confirm(question))) return "Nothing was erased.\n";
  const count = await purgeEnquiries(database, before);
  return `${counted(count, "enquiry was", "enquiries were")} older than ${days} days and ${count === 1 ? "is" : "are"} erased.\n`;
}
