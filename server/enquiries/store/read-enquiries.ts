import type { InValue } from "@libsql/client";
import type { Database, Row } from "./database-client";
import type { Attachment, DeliveryState, StoredEnquiry } from "./enquiry";

const optional = (value: unknown) => (value === null || value === undefined ? undefined : String(value));

function enquiryOf(row: Row): StoredEnquiry {
  return {
    reference: String(row.reference),
    form: String(row.form),
    revision: Number(row.revision),
    receivedAt: String(row.received_at),
    updatedAt: String(row.updated_at),
    answers: JSON.parse(String(row.answers)),
    suspicion: optional(row.suspicion),
    isQuarantined: row.quarantined === 1,
  };
}

/** Every enquiry in the order of arrival, or those of one reference. */
async function select(database: Database, where: string, args: InValue[]): Promise<StoredEnquiry[]> {
  const rows = await database.read({
    sql: `SELECT * FROM enquiries ${where} ORDER BY received_at, reference`,
    args,
  });
  return rows.map(enquiryOf);
}

/** All enquiries, the oldest first. */
export function readEnquiries(database: Database): Promise<StoredEnquiry[]> {
  return select(database, "", []);
}

/** One enquiry, or undefined where there is none of that reference. */
export async function readEnquiry(database: Database, reference: string): Promise<StoredEnquiry | undefined> {
  return (await select(database, "WHERE reference = ?", [reference]))[0];
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
export async function readAttachmentEntries(database: Database): Promise<AttachmentEntry[]> {
  const rows = await database.read(
    "SELECT reference, field, name, type, size FROM attachments ORDER BY reference, position",
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
export async function readAttachments(database: Database, reference: string): Promise<Attachment[]> {
  const rows = await database.read({
    sql: "SELECT field, name, type, content FROM attachments WHERE reference = ? ORDER BY position",
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
      state: row.state === "delivered" ? "delivered" : "pending",
      attempts: Number(row.attempts),
      dueAt: Number(row.due_at),
      fault: optional(row.fault),
      deliveredAt: optional(row.delivered_at),
    });
    deliveries.set(reference, entries);
  }
  return deliveries;
}
