import { randomUUID } from "node:crypto";
import type { Database } from "../store/database-client";
import type { Channel } from "../store/enquiry";

/** A delivery that this process has taken on. */
export interface Claim {
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
export async function claimDelivery(database: Database, channel: Channel, holder: Holder): Promise<Claim | undefined> {
  const now = Date.now();
  const id = `${holder.id} ${randomUUID()}`;
  const [result] = await database.write([
    {
      sql: `UPDATE deliveries SET claim = ?, claimed_until = ?
        WHERE channel = ? AND state = 'pending' AND reference = (
          SELECT d.reference FROM deliveries d JOIN enquiries e ON e.reference = d.reference
          WHERE d.channel = ? AND d.state = 'pending' AND d.due_at <= ? AND d.claimed_until <= ? AND e.quarantined = 0
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
export async function renewClaim(database: Database, { id }: Claim, { claimMilliseconds }: Holder): Promise<void> {
  await database.write([
    { sql: "UPDATE deliveries SET claimed_until = ? WHERE claim = ?", args: [Date.now() + claimMilliseconds, id] },
  ]);
}

/** Gives a delivery back that there is nothing to do for. */
export async function releaseClaim(database: Database, { id }: Claim): Promise<void> {
  const sql = "UPDATE deliveries SET claim = NULL, claimed_until = 0 WHERE claim = ?";
  await database.write([{ sql, args: [id] }], outcome);
}

/** Writes down that a delivery arrived. */
export async function markDelivered(database: Database, { id }: Claim): Promise<void> {
  const sql = `UPDATE deliveries SET state = 'delivered', delivered_at = ?, attempts = attempts + 1, fault = NULL,
      claim = NULL, claimed_until = 0 WHERE claim = ?`;
  await database.write([{ sql, args: [new Date().toISOString(), id] }], outcome);
}

/** Writes down that a delivery failed, and when to try again. */
export async function markFailed(database: Database, { id }: Claim, fault: string, dueAt: number): Promise<void> {
  const sql = `UPDATE deliveries SET attempts = attempts + 1, fault = ?, due_at = ?, claim = NULL, claimed_until = 0
      WHERE claim = ?`;
  await database.write([{ sql, args: [fault, dueAt, id] }], outcome);
}

/** Gives the enquiries that have waited for want of any channel to those there are now, as soon as that can be written. */
export async function adoptEnquiries(database: Database, channels: readonly Channel[]): Promise<void> {
  if (channels.length === 0) return;
  const places = channels.map(() => "?").join(", ");
  const values = channels.map(() => "(?)").join(", ");
  const sql = `WITH channels (name) AS (VALUES ${values})
      INSERT INTO deliveries (reference, channel, revision, due_at)
      SELECT e.reference, channels.name, e.revision, ? FROM enquiries e CROSS JOIN channels
      WHERE NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.reference = e.reference
        AND (d.state = 'delivered' OR d.channel IN (${places})))
      ON CONFLICT (reference, channel) DO NOTHING`;
  await database.write([{ sql, args: [...channels, Date.now(), ...channels] }], outcome);
}

/**
 * Makes everything of an enquiry that has not arrived due now, and lets it out of quarantine.
 * @returns how many deliveries are due now
 */
export async function retryDeliveries(database: Database, reference: string): Promise<number> {
  const results = await database.write([
    { sql: "UPDATE enquiries SET quarantined = 0 WHERE reference = ?", args: [reference] },
    {
      sql: "UPDATE deliveries SET due_at = ? WHERE reference = ? AND state = 'pending'",
      args: [Date.now(), reference],
    },
  ]);
  return results[1]?.rowsAffected ?? 0;
}
