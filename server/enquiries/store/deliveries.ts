import { randomUUID } from "node:crypto";
import { sql, type Updateable } from "kysely";
import { databaseTime } from "./clock";
import type { Channel } from "./enquiry";
import type { DeliveryClaim } from "./store-types";
import { hasRowLocks, type Queries, type Tables } from "./tables";

/**
 * Longer than a delivery ever waits, or is one machine's own, in milliseconds. What is set for later was written by a clock
 * that ran ahead and was put right.
 */
const clockSkewLimit = 2 * 3_600_000;

const isPast = (column: string, now: number) =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + clockSkewLimit})`;

const isDue = (db: Queries, channel: Channel, now: number, inHand: readonly string[]) => {
  const due = db
    .selectFrom("deliveries as due")
    .select("due.reference")
    .where("due.channel", "=", channel)
    .where("due.state", "=", "pending")
    .where(isPast("due.dueAt", now))
    .where(isPast("due.claimedUntil", now));
  return (inHand.length > 0 ? due.where("due.reference", "not in", inHand) : due)
    .orderBy("due.dueAt")
    .orderBy("due.reference")
    .limit(1);
};

/** True where there is something to claim: to look costs less than to write, and waits for nobody. */
export async function hasDue(db: Queries, channel: Channel, inHand: readonly string[]): Promise<boolean> {
  return (await isDue(db, channel, await databaseTime(db), inHand).executeTakeFirst()) !== undefined;
}

/** Takes on the delivery that has been due longest, in one statement: of several machines only one gets it. */
export async function claimDelivery(
  db: Queries,
  channel: Channel,
  claimMs: number,
  inHand: readonly string[],
): Promise<DeliveryClaim | undefined> {
  const now = await databaseTime(db);
  const id = randomUUID();
  const due = isDue(db, channel, now, inHand);
  const row = await db
    .updateTable("deliveries")
    .set({ claim: id, claimedUntil: now + claimMs })
    .where("channel", "=", channel)
    .where("state", "=", "pending")
    .where("reference", "=", hasRowLocks(db) ? due.forUpdate().skipLocked() : due)
    .returning(["reference", "attempts", "error"])
    .executeTakeFirst();
  return row && { id, channel, ...row };
}

/** Fields of a delivery that nobody has taken on. */
export const unclaimed = { claim: null, claimedUntil: 0 };

/** Writes what became of a delivery, where this claim of it still holds. */
export const updateClaimed = (db: Queries, { id }: DeliveryClaim, fields: Updateable<Tables["deliveries"]>) =>
  db.updateTable("deliveries").set(fields).where("claim", "=", id).execute();

/** Adds deliveries to everybody there is, of what was delivered to nobody and waits for none of them. */
export async function adopt(db: Queries, channels: readonly Channel[]): Promise<void> {
  const now = await databaseTime(db);
  const rows = sql.join(channels.map((channel) => sql`(cast(${channel} as text))`));
  await sql`
    with receivers (channel) as (values ${rows})
    insert into deliveries (reference, channel, state, attempts, due_at, claimed_until)
    select e.reference, receivers.channel, 'pending', 0, cast(${now} as bigint), 0
    from enquiries e cross join receivers
    where not exists (select 1 from deliveries d where d.reference = e.reference
      and (d.state = 'delivered' or d.channel in (select channel from receivers)))
    on conflict (reference, channel) do nothing`.execute(db);
}

/** Makes everything of an enquiry that has not arrived due now, what was refused as well, and counts it. */
export async function retry(db: Queries, reference: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("deliveries")
    .set({ state: "pending", dueAt: await databaseTime(db) })
    .where("reference", "=", reference)
    .where("state", "<>", "delivered")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
