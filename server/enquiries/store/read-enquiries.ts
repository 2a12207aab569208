import type { InValue } from "@libsql/client";
import { type Database, DatabaseError, type Row } from "./database-client";
import type { Attachment, DeliveryState, EarlierRevision, StoredEnquiry } from "./enquiry";

/** All that reading needs of a database. */
export type Reader = Pick<Database, "read">;

const optional = (value: unknown) => (value === null || value === undefined ? undefined : String(value));

/** @throws DatabaseError naming the enquiry whose answers cannot be read */
function answersOf(reference: string, text: unknown): StoredEnquiry["answers"] {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new DatabaseError("ENQUIRY_DAMAGED", `The answers of ${reference} are damaged and cannot be read.`);
  }
}

function enquiryOf(row: Row): StoredEnquiry {
  return {
    reference: String(row.reference),
    form: String(row.form),
    revision: Number(row.revision),
    receivedAt: String(row.received_at),
    updatedAt: String(row.updated_at),
    answers: answersOf(String(row.reference), row.answers),
    suspicion: optional(row.suspicion),
  };
}

/** Every enquiry in the order of arrival, or those of one reference. */
async function select(database: Reader, where: string, args: InValue[]): Promise<StoredEnquiry[]> {
  const rows = await database.read({
    sql: `SELECT * FROM enquiries ${where} ORDER BY received_at, reference`,
    args,
  });
  return rows.map(enquiryOf);
}

/** All enquiries, the oldest first. */
export function readEnquiries(database: Reader): Promise<StoredEnquiry[]> {
  return select(database, "", []);
}

/** What is known of an enquiry without its content. */
type EnquiryEntry = Pick<StoredEnquiry, "reference" | "form" | "receivedAt" | "suspicion">;

/** All enquiries without their content, the newest first. */
export async function readEnquiryEntries(database: Database): Promise<EnquiryEntry[]> {
  const rows = await database.read(
    "SELECT reference, form, received_at, suspicion FROM enquiries ORDER BY received_at DESC, reference",
  );
  return rows.map((row) => ({
    reference: String(row.reference),
    form: String(row.form),
    receivedAt: String(row.received_at),
    suspicion: optional(row.suspicion),
  }));
}

/** One enquiry, or undefined where there is none of that reference. */
export async function readEnquiry(database: Database, reference: string): Promise<StoredEnquiry | undefined> {
  return (await select(database, "WHERE reference = ?", [reference]))[0];
}

/** What the enquirers had sent before, by the references of their enquiries, the oldest first. */
export async function readEarlierRevisions(database: Database): Promise<Map<string, EarlierRevision[]>> {
  const revisions = new Map<string, EarlierRevision[]>();
  for (const row of await database.read("SELECT * FROM earlier_revisions ORDER BY reference, revision")) {
    const reference = String(row.reference);
    const entry = {
      revision: Number(row.revision),
      sentAt: String(row.sent_at),
      answers: answersOf(reference, row.answers),
    };
    revisions.set(reference, [...(revisions.get(reference) ?? []), entry]);
  }
  return revisions;
}

/** What is known of an attachment without reading it. */
export interface AttachmentEntry {
  reference: string;
  field: string;
  name: string;
  type: string;
  /** Size in bytes. */
  size: number;
}

/** The attachments of all enquiries without their content, in their order. */
export async function readAttachmentEntries(database: Reader): Promise<AttachmentEntry[]> {
  const rows = await database.read(
    `SELECT a.reference, a.field, a.name, a.type, a.size FROM attachments a
      JOIN enquiries e ON e.reference = a.reference AND e.revision = a.revision ORDER BY a.reference, a.position`,
  );
  return rows.map((row) => ({
    reference: String(row.reference),
    field: String(row.field),
    name: String(row.name),
    type: String(row.type),
    size: Number(row.size),
  }));
}

/** The attachments of one enquiry, in their order. */
export async function readAttachments(database: Reader, reference: string): Promise<Attachment[]> {
  const rows = await database.read({
    sql: `SELECT a.field, a.name, a.type, a.content FROM attachments a
      JOIN enquiries e ON e.reference = a.reference AND e.revision = a.revision WHERE a.reference = ? ORDER BY a.position`,
    args: [reference],
  });
  return rows.map((row) => ({
    field: String(row.field),
    name: String(row.name),
    type: String(row.type),
    content: Buffer.from(row.content instanceof ArrayBuffer ? row.content : new ArrayBuffer(0)),
  }));
}

/** The deliveries of all enquiries by their references. */
export async function readDeliveries(database: Database): Promise<Map<string, DeliveryState[]>> {
  const rows = await database.read("SELECT * FROM deliveries ORDER BY reference, channel");
  const deliveries = new Map<string, DeliveryState[]>();
  for (const row of rows) {
    const reference = String(row.reference);
    const entries = deliveries.get(reference) ?? [];
    entries.push({
      channel: String(row.channel),
      state: row.state === "delivered" || row.state === "refused" ? row.state : "pending",
      attempts: Number(row.attempts),
      dueAt: Number(row.due_at),
      error: optional(row.error),
      deliveredAt: optional(row.delivered_at),
    });
    deliveries.set(reference, entries);
  }
  return deliveries;
}
