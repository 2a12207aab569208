import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "./database-client";

/** The journal still holds what was there before; it is emptied as soon as nobody reads from it. */
async function emptyJournal(database: Database): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    if (await database.emptyJournal()) return;
    await wait(50);
  }
}

/** Erases a few enquiries with all that belongs to them, in one transaction; tells how many there were. */
async function remove(database: Database, references: readonly string[]): Promise<number> {
  const chosen = `reference IN (${references.map(() => "?").join(", ")})`;
  const args = [...references];
  const results = await database.write([
    { sql: `DELETE FROM deliveries WHERE ${chosen}`, args },
    { sql: `DELETE FROM attachments WHERE ${chosen}`, args },
    { sql: `DELETE FROM earlier_revisions WHERE ${chosen}`, args },
    { sql: `DELETE FROM enquiries WHERE ${chosen}`, args },
  ]);
  return results.at(-1)?.rowsAffected ?? 0;
}

/** Erases one enquiry with its attachments; false where there is none of that reference. */
export async function eraseEnquiry(database: Database, reference: string): Promise<boolean> {
  const count = await remove(database, [reference]);
  await emptyJournal(database);
  return count > 0;
}

/** The most enquiries, and the most bytes of attachments, that are erased in one transaction. */
const batchCount = 50;
const batchBytes = 20_000_000;

/** How long others may write between two transactions, in milliseconds. */
const pause = 20;

/** The next enquiries to erase, the oldest first: at least one where there is one. */
async function nextBatch(database: Database, before: string): Promise<string[]> {
  const rows = await database.read({
    sql: `SELECT e.reference, (SELECT coalesce(sum(a.size), 0) FROM attachments a WHERE a.reference = e.reference) AS size
      FROM enquiries e WHERE e.updated_at < ? ORDER BY e.received_at LIMIT ?`,
    args: [before, batchCount],
  });
  let bytes = 0;
  const end = rows.findIndex(({ size }, index) => {
    bytes += Number(size);
    return index > 0 && bytes > batchBytes;
  });
  return (end === -1 ? rows : rows.slice(0, end)).map(({ reference }) => String(reference));
}

/** How many enquiries were last sent before a time. */
export async function countOlder(database: Database, before: Date): Promise<number> {
  const sql = "SELECT count(*) AS count FROM enquiries WHERE updated_at < ?";
  return Number((await database.read({ sql, args: [before.toISOString()] }))[0]?.count ?? 0);
}

/**
 * Erases every enquiry that was last sent before a time, and tells how many there were. Many are erased in many short
 * transactions: visitors' enquiries get between them.
 */
export async function purgeEnquiries(database: Database, before: Date): Promise<number> {
  let count = 0;
  for (;;) {
    const references = await nextBatch(database, before.toISOString());
    if (references.length === 0) break;
    count += await remove(database, references);
    // Each time, or the journal of a large purge would take as much room again as the database.
    await database.emptyJournal();
    await wait(pause);
  }
  await emptyJournal(database);
  return count;
}
