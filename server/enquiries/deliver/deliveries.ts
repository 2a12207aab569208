import { randomUUID } from "node:crypto";
import type { Database, Statement } from "../store/database-client";
import { type Channel, channelKind } from "../store/enquiry";

/** A delivery that this process has taken on. */
export interface DeliveryClaim {
  /** Drawn anew for each claim: whoever lost it can no longer write the outcome. */
  id: string;
  reference: string;
  channel: Channel;
  revision: number;
  /** How often it failed before. */
  attempts: number;
}

/** Who takes deliveries on. */
export interface Holder {
  /** One for each process: it knows what it has in hand, and never takes that over from itself. */
  id: string;
  /** How long nobody else may take a delivery, in milliseconds. */
  claimMilliseconds: number;
}

/** An outcome is written whenever that is possible again: forgotten, the same mail would be sent once more. */
const outcome = { patience: Number.POSITIVE_INFINITY };

/** Takes on the delivery that has been due longest. One statement, so that of several machines only one gets it. */
export async function claimDelivery(
  database: Database,
  channel: Channel,
  holder: Holder,
): Promise<DeliveryClaim | undefined> {
  const now = Date.now();
  const id = `${holder.id} ${randomUUID()}`;
  const [result] = await database.write([
    {
      sql: `UPDATE deliveries SET claim = ?, claimed_until = ?
        WHERE channel = ? AND state = 'pending' AND reference = (
          SELECT d.reference FROM deliveries d
          WHERE d.channel = ? AND d.state = 'pending' AND d.due_at <= ? AND d.claimed_until <= ?
            AND (d.claim IS NULL OR substr(d.claim, 1, ?) <> ?)
          ORDER BY d.due_at, d.reference LIMIT 1)
        RETURNING reference, revision, attempts`,
      args: [id, now + holder.claimMilliseconds, channel, channel, now, now, holder.id.length, holder.id],
    },
  ]);
  const row = result?.rows[0];
  return row
    ? {
        id,
        channel,
        reference: String(row.reference),
        revision: Number(row.revision),
        attempts: Number(row.attempts),
      }
    : undefined;
}

/** Holds on to a delivery that takes longer. */
export async function renewClaim(
  database: Database,
  { id }: DeliveryClaim,
  { claimMilliseconds }: Holder,
): Promise<void> {
  await database.write([
    { sql: "UPDATE deliveries SET claimed_until = ? WHERE claim = ?", args: [Date.now() + claimMilliseconds, id] },
  ]);
}

/** Gives a delivery back that there is nothing to do for. */
export async function releaseClaim(database: Database, { id }: DeliveryClaim): Promise<void> {
  const sql = "UPDATE deliveries SET claim = NULL, claimed_until = 0 WHERE claim = ?";
  await database.write([{ sql, args: [id] }], outcome);
}

/** Writes down that a delivery arrived. */
export async function markDelivered(database: Database, { id }: DeliveryClaim): Promise<void> {
  const sql = `UPDATE deliveries SET state = 'delivered', delivered_at = ?, attempts = attempts + 1, error = NULL,
      claim = NULL, claimed_until = 0 WHERE claim = ?`;
  await database.write([{ sql, args: [new Date().toISOString(), id] }], outcome);
}

/** Writes down that a delivery failed, and when to try again. */
export async function markFailed(
  database: Database,
  { id }: DeliveryClaim,
  error: string,
  dueAt: number,
): Promise<void> {
  const sql = `UPDATE deliveries SET attempts = attempts + 1, error = ?, due_at = ?, claim = NULL, claimed_until = 0
      WHERE claim = ?`;
  await database.write([{ sql, args: [error, dueAt, id] }], outcome);
}

/** Writes down that the receiver does not take it, ever; a person may have it tried again. */
export async function markRefused(database: Database, { id }: DeliveryClaim, error: string): Promise<void> {
  const sql = `UPDATE deliveries SET state = 'refused', attempts = attempts + 1, error = ?, claim = NULL,
      claimed_until = 0 WHERE claim = ?`;
  await database.write([{ sql, args: [error, id] }], outcome);
}

/** What an earlier version of the program called all receivers of mails together. */
const earlierMail = "mail";

/** Deliveries to all receivers of mails together become one for each of them. */
const partMails = (channels: readonly Channel[]): Statement[] =>
  channels.length === 0
    ? []
    : [
        ...channels.map((channel) => ({
          sql: `INSERT INTO deliveries (reference, channel, revision, state, attempts, due_at, error, delivered_at)
            SELECT reference, ?, revision, state, attempts, due_at, error, delivered_at FROM deliveries
            WHERE channel = ? ON CONFLICT (reference, channel) DO NOTHING`,
          args: [channel, earlierMail],
        })),
        { sql: "DELETE FROM deliveries WHERE channel = ?", args: [earlierMail] },
      ];

/** Deliveries of a text that has been replaced while nobody kept them up. */
const renewReplaced = (now: number): Statement => ({
  sql: `UPDATE deliveries SET (revision, state, attempts, due_at, claim, claimed_until, error, delivered_at) =
      ((SELECT e.revision FROM enquiries e WHERE e.reference = deliveries.reference), 'pending', 0, ?, NULL, 0, NULL, NULL)
    WHERE revision < (SELECT e.revision FROM enquiries e WHERE e.reference = deliveries.reference)`,
  args: [now],
});

/** Deliveries to everybody there is, of what was delivered to nobody and waits for none of them. */
const addMissing = (channels: readonly Channel[], now: number): Statement => ({
  sql: `WITH channels (name) AS (VALUES ${channels.map(() => "(?)").join(", ")})
    INSERT INTO deliveries (reference, channel, revision, due_at)
    SELECT e.reference, channels.name, e.revision, ? FROM enquiries e CROSS JOIN channels
    WHERE NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.reference = e.reference
      AND (d.state = 'delivered' OR d.channel IN (SELECT name FROM channels)))
    ON CONFLICT (reference, channel) DO NOTHING`,
  args: [...channels, now],
});

/**
 * Gives the enquiries that have waited for want of a receiver to those there are now, as soon as that can be written:
 * what came while there was none, what was replaced meanwhile, and what only waits for those that are no more.
 */
export async function adoptEnquiries(database: Database, channels: readonly Channel[]): Promise<void> {
  if (channels.length === 0) return;
  const now = Date.now();
  const mails = channels.filter((channel) => channelKind(channel) === "mail");
  await database.write([...partMails(mails), renewReplaced(now), addMissing(channels, now)], outcome);
}

/**
 * Makes everything of an enquiry that has not arrived due now, what was refused as well.
 * @returns how many deliveries are due now
 */
export async function retryDeliveries(database: Database, reference: string): Promise<number> {
  const [result] = await database.write([
    {
      sql: `UPDATE deliveries SET state = 'pending', due_at = ? WHERE reference = ? AND state <> 'delivered'`,
      args: [Date.now(), reference],
    },
  ]);
  return result?.rowsAffected ?? 0;
}
