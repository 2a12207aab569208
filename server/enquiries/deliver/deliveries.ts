import type { Database } from "../store/database";
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

/**
 * Takes on the delivery that has been due longest. One statement, so that of several machines only one gets it.
 * @param claimMilliseconds how long nobody else may take it
 */
export async function claimDelivery(
  { client }: Database,
  channel: Channel,
  id: string,
  claimMilliseconds: number,
): Promise<Claim | undefined> {
  const now = Date.now();
  const { rows } = await client.execute({
    sql: `UPDATE deliveries SET claim = ?, claimed_until = ?
      WHERE channel = ? AND state = 'pending' AND reference = (
        SELECT d.reference FROM deliveries d JOIN enquiries e ON e.reference = d.reference
        WHERE d.channel = ? AND d.state = 'pending' AND d.due_at <= ? AND d.claimed_until <= ? AND e.quarantined = 0
        ORDER BY d.due_at, d.reference LIMIT 1)
      RETURNING reference, revision, attempts`,
    args: [id, now + claimMilliseconds, channel, channel, now, now],
  });
  const [row] = rows;
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
export async function renewClaim({ client }: Database, { id }: Claim, claimMilliseconds: number): Promise<void> {
  await client.execute({
    sql: "UPDATE deliveries SET claimed_until = ? WHERE claim = ?",
    args: [Date.now() + claimMilliseconds, id],
  });
}

/** Writes down that a delivery arrived. */
export async function markDelivered({ client }: Database, { id }: Claim): Promise<void> {
  await client.execute({
    sql: `UPDATE deliveries SET state = 'delivered', delivered_at = ?, attempts = attempts + 1, fault = NULL,
      claim = NULL, claimed_until = 0 WHERE claim = ?`,
    args: [new Date().toISOString(), id],
  });
}

/** Writes down that a delivery failed, and when to try again. */
export async function markFailed({ client }: Database, { id }: Claim, fault: string, dueAt: number): Promise<void> {
  await client.execute({
    sql: `UPDATE deliveries SET attempts = attempts + 1, fault = ?, due_at = ?, claim = NULL, claimed_until = 0
      WHERE claim = ?`,
    args: [fault, dueAt, id],
  });
}

/** Gives the enquiries that have waited for want of any channel to those there are now. */
export async function adoptEnquiries({ client }: Database, channels: readonly Channel[]): Promise<void> {
  if (channels.length === 0) return;
  const places = channels.map(() => "?").join(", ");
  const values = channels.map(() => "(?)").join(", ");
  await client.execute({
    sql: `WITH channels (name) AS (VALUES ${values})
      INSERT INTO deliveries (reference, channel, revision, due_at)
      SELECT e.reference, channels.name, e.revision, ? FROM enquiries e CROSS JOIN channels
      WHERE NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.reference = e.reference
        AND (d.state = 'delivered' OR d.channel IN (${places})))
      ON CONFLICT (reference, channel) DO NOTHING`,
    args: [...channels, Date.now(), ...channels],
  });
}

/**
 * Makes everything of an enquiry that has not arrived due now, and lets it out of quarantine.
 * @returns how many deliveries are due now
 */
export async function retryDeliveries({ client }: Database, reference: string): Promise<number> {
  const results = await client.batch(
    [
      { sql: "UPDATE enquiries SET quarantined = 0 WHERE reference = ?", args: [reference] },
      {
        sql: "UPDATE deliveries SET due_at = ? WHERE reference = ? AND state = 'pending'",
        args: [Date.now(), reference],
      },
    ],
    "write",
  );
  return results[1]?.rowsAffected ?? 0;
}
