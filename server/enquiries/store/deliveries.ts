import { randomUUID } from "node:crypto";
import { sql, type Updateable } from "kysely";
import { type Access, databaseTime, hasRowLocks, type Queries, type Tables } from "./database";
import { type Channel, type DeliveryClaim, enquirerChannel } from "./enquiry";

/** Longer than a delivery ever waits, in milliseconds: a later time was written by a clock that ran ahead. */
const clockSkewLimit = 2 * 3_600_000;

const isPast = (column: string, now: number) =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + clockSkewLimit})`;

/** When a delivery is due that somebody asks for: before all others, and also while its receiver is left alone. */
export const atOnce = 0;

const nextDue = (db: Queries, channel: Channel, now: number, inHand: readonly string[], isPaused: boolean) =>
  db
    .selectFrom("deliveries as due")
    .select("due.reference")
    .where("due.channel", "=", channel)
    .where("due.state", "=", "pending")
    .where(isPast("due.dueAt", now))
    .where(isPast("due.claimedUntil", now))
    .where("due.reference", "not in", ["", ...inHand])
    .$if(isPaused, (rows) => rows.where("due.dueAt", "=", atOnce))
    .orderBy("due.dueAt")
    .orderBy("due.reference")
    .limit(1);

type FieldsAt = (now: number) => Updateable<Tables["deliveries"]>;

export function deliveriesOf({ read, write }: Access) {
  /** Writes something about a delivery, where this claim of it still holds. */
  const update = async ({ id }: DeliveryClaim, fieldsAt: FieldsAt): Promise<void> => {
    await write(async (db) =>
      db
        .updateTable("deliveries")
        .set(fieldsAt(await databaseTime(db)))
        .where("claim", "=", id)
        .execute(),
    );
  };
  const end = (claim: DeliveryClaim, outcomeAt: FieldsAt) =>
    update(claim, (now) => ({ claim: null, claimedUntil: 0, attempts: claim.attempts + 1, ...outcomeAt(now) }));

  return {
    /**
     * Takes on the delivery that has been due longest, in one statement: of several machines only one gets it.
     * @param inHand references that this process is delivering to this receiver at the moment
     * @param isPaused true where the receiver wants to be left alone
     */
    async claimDelivery(
      channel: Channel,
      claimMs: number,
      inHand: readonly string[],
      isPaused = false,
    ): Promise<DeliveryClaim | undefined> {
      // To look costs less than to write, and waits for nobody.
      const found = await read(async (db) =>
        nextDue(db, channel, await databaseTime(db), inHand, isPaused).executeTakeFirst(),
      );
      if (!found) return undefined;
      return write(async (db) => {
        const now = await databaseTime(db);
        const id = randomUUID();
        const due = nextDue(db, channel, now, inHand, isPaused);
        const row = await db
          .updateTable("deliveries")
          .set({ claim: id, claimedUntil: now + claimMs })
          .where("channel", "=", channel)
          .where("state", "=", "pending")
          .where("reference", "=", hasRowLocks(db) ? due.forUpdate().skipLocked() : due)
          .returning(["reference", "attempts", "error"])
          .executeTakeFirst();
        return row && { id, channel, ...row };
      });
    },

    renewClaim: (claim: DeliveryClaim, claimMs: number) => update(claim, (now) => ({ claimedUntil: now + claimMs })),

    markDelivered: (claim: DeliveryClaim) =>
      end(claim, (now) => ({ state: "delivered", deliveredAt: new Date(now).toISOString(), error: null })),

    markFailed: (claim: DeliveryClaim, error: string, waitMs: number) =>
      end(claim, (now) => ({ error, dueAt: now + waitMs })),

    markRefused: (claim: DeliveryClaim, error: string) => end(claim, () => ({ state: "refused", error })),

    /** Makes what has not arrived due now, of one enquiry or of all, what was refused as well; counts the enquiries. */
    retry: (reference?: string): Promise<number> =>
      write(async (db) => {
        const rows = await db
          .updateTable("deliveries")
          .set({ state: "pending", dueAt: atOnce })
          .where("state", "<>", "delivered")
          .$if(reference !== undefined, (late) => late.where("reference", "=", reference ?? ""))
          .returning("reference")
          .execute();
        return new Set(rows.map((row) => row.reference)).size;
      }),

    /** Gives what was delivered to no receiver, and waits for none of these receivers, to all of them. */
    async adopt(channels: readonly Channel[]): Promise<void> {
      if (channels.length === 0) return;
      const rows = sql.join(channels.map((channel) => sql`(cast(${channel} as text))`));
      await write(async (db) =>
        sql`
          with receivers (channel) as (values ${rows})
          insert into deliveries (reference, channel, state, attempts, due_at, claimed_until)
          select e.reference, receivers.channel, 'pending', 0, cast(${await databaseTime(db)} as bigint), 0
          from enquiries e cross join receivers
          where not exists (select 1 from deliveries d where d.reference = e.reference
            and ((d.state = 'delivered' and d.channel <> ${enquirerChannel}) or d.channel in (select channel from receivers)))
          on conflict (reference, channel) do nothing`.execute(db),
      );
    },

    /** What has not arrived, for each receiver: counts, and the age in milliseconds of what has waited longest. */
    readQueues: () =>
      read(async (db) => {
        const now = await databaseTime(db);
        type Queue = Record<"waiting" | "failing" | "refused", number> & { channel: string; oldest: string | null };
        const { rows } = await sql<Queue>`
          select d.channel,
            sum(case when d.state = 'pending' then 1 else 0 end) as waiting,
            sum(case when d.state = 'pending' and d.attempts > 0 then 1 else 0 end) as failing,
            sum(case when d.state = 'refused' then 1 else 0 end) as refused,
            min(case when d.state = 'pending' then e.received_at end) as oldest
          from deliveries d join enquiries e on e.reference = d.reference
          where d.state <> 'delivered' group by d.channel order by d.channel`.execute(db);
        return rows.map(({ oldest, ...queue }) => ({ ...queue, age: oldest === null ? 0 : now - Date.parse(oldest) }));
      }),
  };
}
