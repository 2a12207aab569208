import { createHash, randomUUID } from "node:crypto";
import { type Database, DatabaseError, type Statement } from "./database-client";
import type { Attachment, Channel, NewEnquiry, Receipt } from "./enquiry";
import { newReference } from "./reference";

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** The same for the same content, whatever header it came with. */
export function digestOf({ answers, attachments }: Pick<NewEnquiry, "answers" | "attachments">): string {
  const files = attachments.map(({ field, name, type, content }) => [field, name, type, sha256(content)]);
  return sha256(JSON.stringify([Object.entries(answers), files]));
}

/** How long an enquiry may be replaced although it was delivered, in milliseconds. */
const replaceableFor = 15 * 60_000;

/** An enquiry was sent under this key before, and can no longer be replaced by another. */
export class KeyTaken extends Error {
  override name = "KeyTaken";
}

/**
 * Whether an enquiry with other content may take the place of an earlier one under the same key: for a quarter of an
 * hour, and for as long as nobody has got it.
 */
const isReplaceable = `(enquiries.received_at > ? OR (
    EXISTS (SELECT 1 FROM deliveries d WHERE d.reference = enquiries.reference)
    AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.reference = enquiries.reference AND d.state = 'delivered')))`;

/** Files of an earlier revision stay beside those of this one. */
function attachmentRow(version: string, { field, name, type, content }: Attachment): Statement {
  return {
    sql: `INSERT INTO attachments (reference, revision, position, field, name, type, size, content)
      SELECT e.reference, e.revision,
        (SELECT coalesce(max(a.position) + 1, 0) FROM attachments a WHERE a.reference = e.reference), ?, ?, ?, ?, ?
      FROM enquiries e WHERE e.version = ?`,
    args: [field, name, type, content.length, content, version],
  };
}

/** Whoever got an earlier revision, or waits for it, gets this one: also who is not set up at the moment. */
const renewedDeliveries = (version: string, now: number): Statement => ({
  sql: `UPDATE deliveries SET revision = e.revision, state = 'pending', attempts = 0, due_at = ?, claim = NULL,
      claimed_until = 0, error = NULL, delivered_at = NULL
    FROM enquiries e WHERE e.version = ? AND deliveries.reference = e.reference`,
  args: [now, version],
});

/** A delivery to one receiver. */
const deliveryRow = (version: string, channel: Channel, now: number): Statement => ({
  sql: `INSERT INTO deliveries (reference, channel, revision, due_at)
    SELECT reference, ?, revision, ? FROM enquiries WHERE version = ? ON CONFLICT (reference, channel) DO NOTHING`,
  args: [channel, now, version],
});

/**
 * The whole transaction. A repeated key with the same content leaves the row and its version as they are, so that the
 * statements below the first find nothing to do; with other content it takes the row over, where it still may.
 */
function statements(enquiry: NewEnquiry, channels: readonly Channel[], reference: string): Statement[] {
  const { form, idempotencyKey = null, answers, attachments, suspicion = null } = enquiry;
  const version = randomUUID();
  const now = new Date();
  const digest = digestOf(enquiry);
  const since = new Date(now.getTime() - replaceableFor).toISOString();
  return [
    {
      sql: `INSERT INTO earlier_revisions (reference, revision, sent_at, answers)
        SELECT reference, revision, updated_at, answers FROM enquiries
        WHERE form = ? AND idempotency_key = ? AND digest <> ? AND ${isReplaceable}`,
      args: [form, idempotencyKey, digest, since],
    },
    {
      sql: `INSERT INTO enquiries (reference, form, idempotency_key, digest, version, received_at, updated_at, answers,
          suspicion)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (form, idempotency_key) DO UPDATE SET digest = excluded.digest, version = excluded.version,
          revision = revision + 1, updated_at = excluded.updated_at, answers = excluded.answers,
          suspicion = excluded.suspicion
        WHERE digest <> excluded.digest AND ${isReplaceable}`,
      args: [
        reference,
        form,
        idempotencyKey,
        digest,
        version,
        now.toISOString(),
        now.toISOString(),
        JSON.stringify(answers),
        suspicion,
        since,
      ],
    },
    ...attachments.map((attachment) => attachmentRow(version, attachment)),
    renewedDeliveries(version, now.getTime()),
    ...channels.map((channel) => deliveryRow(version, channel, now.getTime())),
    {
      sql: `SELECT reference, received_at, digest = ? AS is_stored FROM enquiries
        WHERE version = ? OR (form = ? AND idempotency_key = ?)`,
      args: [digest, version, form, idempotencyKey],
    },
  ];
}

const isReferenceTaken = (error: unknown) =>
  error instanceof DatabaseError && error.message.includes("enquiries.reference");

/**
 * Stores an enquiry with its attachments and deliveries in one transaction; when it returns, they are on the disk.
 * @param channels whom it is passed on to
 * @throws KeyTaken where another enquiry has its key
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
      if (row?.is_stored !== 1) throw new KeyTaken();
      return { reference: String(row.reference), receivedAt: String(row.received_at) };
    } catch (error) {
      // The reference that was drawn belongs to another enquiry: one in a million million.
      if (!isReferenceTaken(error) || attempt === 3) throw error;
    }
  }
}
