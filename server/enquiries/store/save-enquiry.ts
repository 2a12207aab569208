import { createHash, randomUUID } from "node:crypto";
import { type Database, DatabaseError, type Statement } from "./database-client";
import type { Attachment, Channel, NewEnquiry, Receipt } from "./enquiry";
import { newReference } from "./reference";

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** The same for the same content, whatever header it came with. */
function digestOf({ answers, attachments }: NewEnquiry): string {
  const files = attachments.map(({ field, name, type, content }) => [field, name, type, sha256(content)]);
  return sha256(JSON.stringify([Object.entries(answers), files]));
}

function attachmentRow(version: string, position: number, { field, name, type, content }: Attachment): Statement {
  return {
    sql: `INSERT INTO attachments (reference, position, field, name, type, size, content)
      SELECT reference, ?, ?, ?, ?, ?, ? FROM enquiries WHERE version = ?`,
    args: [position, field, name, type, content.length, content, version],
  };
}

/** One row for each channel. Where an enquiry replaces an earlier one, it is passed on again. */
function deliveryRow(version: string, channel: Channel, now: number): Statement {
  return {
    sql: `INSERT INTO deliveries (reference, channel, revision, due_at)
      SELECT reference, ?, revision, ? FROM enquiries WHERE version = ?
      ON CONFLICT (reference, channel) DO UPDATE SET revision = excluded.revision, state = 'pending', attempts = 0,
        due_at = excluded.due_at, claim = NULL, claimed_until = 0, fault = NULL, delivered_at = NULL`,
    args: [channel, now, version],
  };
}

/**
 * The whole transaction. A repeated key with the same content leaves the row and its version as they are, so that the
 * statements below the first find nothing to do; with other content it takes the row over.
 */
function statements(enquiry: NewEnquiry, channels: readonly Channel[], reference: string): Statement[] {
  const { form, idempotencyKey = null, answers, attachments, suspicion = null } = enquiry;
  const version = randomUUID();
  const now = new Date();
  return [
    {
      sql: `INSERT INTO enquiries (reference, form, idempotency_key, digest, version, received_at, updated_at, answers,
          suspicion, quarantined)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8, ?8 IS NOT NULL)
        ON CONFLICT (form, idempotency_key) DO UPDATE SET digest = excluded.digest, version = excluded.version,
          revision = revision + 1, updated_at = excluded.updated_at, answers = excluded.answers,
          suspicion = excluded.suspicion, quarantined = excluded.quarantined
        WHERE digest <> excluded.digest`,
      args: [
        reference,
        form,
        idempotencyKey,
        digestOf(enquiry),
        version,
        now.toISOString(),
        JSON.stringify(answers),
        suspicion,
      ],
    },
    {
      sql: "DELETE FROM attachments WHERE reference = (SELECT reference FROM enquiries WHERE version = ?)",
      args: [version],
    },
    ...attachments.map((attachment, position) => attachmentRow(version, position, attachment)),
    ...channels.map((channel) => deliveryRow(version, channel, now.getTime())),
    {
      sql: `SELECT reference, received_at FROM enquiries
        WHERE version = ? OR (form = ? AND idempotency_key = ?)`,
      args: [version, form, idempotencyKey],
    },
  ];
}

const isReferenceTaken = (error: unknown) =>
  error instanceof DatabaseError && error.message.includes("enquiries.reference");

/**
 * Stores an enquiry with its attachments and deliveries in one transaction; when it returns, they are on the disk.
 * @param channels the ways on which it is passed on
 * @throws DatabaseError where the database cannot be written
 */
export async function saveEnquiry(
  database: Database,
  enquiry: NewEnquiry,
  channels: readonly Channel[],
): Promise<Receipt> {
  for (let attempt = 1; ; attempt++) {
    try {
      const results = await database.write(statements(enquiry, channels, newReference()));
      const row = results.at(-1)?.rows[0];
      return { reference: String(row?.reference), receivedAt: String(row?.received_at) };
    } catch (error) {
      // The reference that was drawn belongs to another enquiry: one in a million million.
      if (!isReferenceTaken(error) || attempt === 3) throw error;
    }
  }
}
