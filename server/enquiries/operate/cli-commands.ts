import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { EnquiryDefinitions } from "../../../src/content/enquiry/forms";
import { retryDeliveries } from "../deliver/deliveries";
import { describeAnswers, formName } from "../deliver/describe";
import type { Database } from "../store/database-client";
import type { DeliveryState, StoredEnquiry } from "../store/enquiry";
import {
  readAttachmentEntries,
  readAttachments,
  readDeliveries,
  readEnquiries,
  readEnquiry,
} from "../store/read-enquiries";
import { eraseEnquiry, purgeEnquiries } from "../store/remove-enquiries";
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

function deliveryText({ channel, state, attempts, fault, dueAt, deliveredAt }: DeliveryState): string {
  if (state === "delivered") return `${channel}: delivered ${deliveredAt}`;
  if (attempts === 0) return `${channel}: waiting`;
  const times = attempts === 1 ? "once" : `${attempts} times`;
  return `${channel}: failed ${times} (${fault}), next attempt ${new Date(dueAt).toISOString()}`;
}

function stateText({ isQuarantined, suspicion }: StoredEnquiry, deliveries: readonly DeliveryState[] = []): string {
  if (isQuarantined) return `in quarantine: ${suspicion}`;
  if (deliveries.length === 0) return "waiting here: it is passed on nowhere";
  return deliveries.map(deliveryText).join("; ");
}

/** One line for each enquiry: reference, time, form and what became of it. Nothing of its content. */
export async function list({ database }: CliContext, isQuarantine: boolean): Promise<string> {
  const enquiries = await readEnquiries(database);
  const deliveries = await readDeliveries(database);
  const shown = enquiries.filter(({ isQuarantined }) => isQuarantined === isQuarantine);
  const lines = shown.map((enquiry) => {
    const { reference, receivedAt, form } = enquiry;
    return `${reference}  ${receivedAt}  ${form}  ${stateText(enquiry, deliveries.get(reference))}`;
  });
  if (lines.length === 0) lines.push(isQuarantine ? "Nothing is in quarantine." : "There are no enquiries.");
  const hidden = enquiries.length - shown.length;
  if (!isQuarantine && hidden > 0) lines.push(`In quarantine: ${hidden}. See them with list --quarantine.`);
  return `${lines.join("\n")}\n`;
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
  const definition = definitions.forms.get(enquiry.form);
  const lines = [
    `Reference: ${reference}`,
    `Form: ${formName(enquiry.form, definition)}`,
    `Received: ${enquiry.receivedAt}`,
    ...(enquiry.revision > 1 ? [`Version: ${enquiry.revision}, sent at ${enquiry.updatedAt}`] : []),
    `State: ${stateText(enquiry, deliveries)}`,
    "",
    describeAnswers(enquiry.answers, definition),
    ...attachments.map(({ name, content }) => `Attachment: ${name} (${content.length} bytes)`),
  ];
  if (saveTo !== undefined) {
    mkdirSync(saveTo, { recursive: true });
    for (const [position, { name, content }] of attachments.entries()) {
      const path = join(saveTo, safeName(name, position));
      writeFileSync(path, content, { mode: 0o600 });
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
  const text = format === "csv" ? await toCsv(enquiries, attachments) : toJson(enquiries, attachments);
  if (out === undefined) return text;
  writeFileSync(out, text, { mode: 0o600 });
  return `${enquiries.length} enquiries are in ${out}.\n`;
}

/** Has the server pass an enquiry on at once, also one that was kept apart. */
export async function retryOne({ database }: CliContext, reference: string): Promise<string> {
  const enquiry = await readEnquiry(database, reference);
  if (!enquiry) throw new UnknownReference(reference);
  const count = await retryDeliveries(database, reference);
  const released = enquiry.isQuarantined ? `${reference} is released from quarantine. ` : "";
  const hasRows = (await readDeliveries(database)).has(reference);
  if (count > 0) return `${released}${reference} is due now; the server passes it on within seconds.\n`;
  if (hasRows) return `${released}${reference} has been delivered already; nothing is sent again.\n`;
  return `${released}${reference} waits: no e-mail address or webhook was set up when it came.\n`;
}

/** Erases one enquiry for good. */
export async function eraseOne({ database }: CliContext, reference: string): Promise<string> {
  if (!(await eraseEnquiry(database, reference))) throw new UnknownReference(reference);
  return `${reference} is erased with its attachments.\n`;
}

/** Erases every enquiry that is older than a number of days. */
export async function purge({ database }: CliContext, days: number): Promise<string> {
  const count = await purgeEnquiries(database, new Date(Date.now() - days * 86_400_000));
  return `${count} ${count === 1 ? "enquiry was" : "enquiries were"} older than ${days} days and ${count === 1 ? "is" : "are"} erased.\n`;
}
