import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Access, Engine, Queries } from "./database";

/** The most enquiries that are erased in one transaction, also of the largest: others wait for it. */
const batchCount = 10;

const pauseMs = 20;

const olderThan = (db: Queries, before: Date) =>
  db.selectFrom("enquiries").where("receivedAt", "<", before.toISOString());

/** Erases enquiries with all that belongs to them, within a transaction, and counts them. */
export async function eraseRows(db: Queries, references: readonly string[]): Promise<number> {
  for (const table of ["deliveries", "attachments"] as const) {
    await db.deleteFrom(table).where("reference", "in", references).execute();
  }
  const { numDeletedRows } = await db.deleteFrom("enquiries").where("reference", "in", references).executeTakeFirst();
  return Number(numDeletedRows);
}

export const erasingOf = ({ read, write }: Access, engine: Pick<Engine, "forgetErased">) => ({
  /** Erases one enquiry with all that belongs to it, also from what is restored later; false where there is none. */
  async erase(reference: string): Promise<boolean> {
    const count = await write(async (db) => {
      const erased = await eraseRows(db, [reference]);
      if (erased > 0) await sql`insert into erased values (${reference}) on conflict do nothing`.execute(db);
      return erased;
    });
    await engine.forgetErased?.();
    return count > 0;
  },

  countOlder: (before: Date): Promise<number> =>
    read(async (db) => {
      const counted = olderThan(db, before).select((row) => row.fn.countAll<number>().as("count"));
      return (await counted.executeTakeFirstOrThrow()).count;
    }),

  /** Erases them in short transactions, between which others write, and counts them. */
  async purge(before: Date): Promise<number> {
    let count = 0;
    for (;;) {
      const oldest = await read((db) =>
        olderThan(db, before).select("reference").orderBy("receivedAt").limit(batchCount).execute(),
      );
      if (oldest.length === 0) return count;
      const references = oldest.map(({ reference }) => reference);
      count += await write((db) => eraseRows(db, references));
      // Each time, or the journal of a large purge would take as much room again as the database.
      await engine.forgetErased?.();
      await wait(pauseMs);
    }
  },
});
