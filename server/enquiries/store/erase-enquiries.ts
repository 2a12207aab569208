import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Engine } from "./engine";
import type { Access, Queries } from "./tables";

/** The most enquiries, and the most bytes of attachments, that are erased in one transaction. */
const batchCount = 50;
const batchBytes = 20_000_000;

/** Time in which others may write between two transactions, in milliseconds. */
const pauseMs = 20;

/** Erases enquiries with all that belongs to them, within a transaction, and counts them. */
export async function eraseRows(db: Queries, references: readonly string[]): Promise<number> {
  for (const table of ["deliveries", "attachments"] as const) {
    await db.deleteFrom(table).where("reference", "in", references).execute();
  }
  const { numDeletedRows } = await db.deleteFrom("enquiries").where("reference", "in", references).executeTakeFirst();
  return Number(numDeletedRows);
}

/** The next enquiries to erase, the oldest first: at least one where there is one. */
async function nextBatch(db: Queries, before: string): Promise<string[]> {
  const { rows } = await sql<{ reference: string; size: number }>`
    select reference, (select coalesce(sum(size), 0) from attachments a where a.reference = e.reference) as size
    from enquiries e where received_at < ${before} order by received_at limit ${batchCount}`.execute(db);
  let bytes = 0;
  const end = rows.findIndex(({ size }, index) => {
    bytes += Number(size);
    return index > 0 && bytes > batchBytes;
  });
  return (end === -1 ? rows : rows.slice(0, end)).map(({ reference }) => reference);
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
      const older = db.selectFrom("enquiries").where("receivedAt", "<", before.toISOString());
      return (await older.select((row) => row.fn.countAll<number>().as("count")).executeTakeFirstOrThrow()).count;
    }),

  /** Erases them in short transactions, between which others write, and counts them. */
  async purge(before: Date): Promise<number> {
    let count = 0;
    for (;;) {
      const references = await read((db) => nextBatch(db, before.toISOString()));
      if (references.length === 0) return count;
      count += await write((db) => eraseRows(db, references));
      // Each time, or the journal of a large purge would take as much room again as the database.
      await engine.forgetErased?.();
      await wait(pauseMs);
    }
  },
});
