import { setTimeout as wait } from "node:timers/promises";
import type { InValue } from "@libsql/client";
import type { Database } from "./database";

/** The journal still holds what was there before; it is emptied as soon as nobody reads from it. */
async function emptyJournal({ client, isFile }: Database): Promise<void> {
  if (!isFile) return;
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    if (rows[0]?.busy === 0) return;
    await wait(50);
  }
}

async function remove(database: Database, where: string, args: InValue[]): Promise<number> {
  const chosen = `SELECT reference FROM enquiries WHERE ${where}`;
  const results = await database.client.batch(
    [
      { sql: `DELETE FROM deliveries WHERE reference IN (${chosen})`, args },
      { sql: `DELETE FROM attachments WHERE reference IN (${chosen})`, args },
      { sql: `DELETE FROM enquiries WHERE ${where}`, args },
    ],
    "write",
  );
  await emptyJournal(database);
  return results.at(-1)?.rowsAffected ?? 0;
}

/** Erases one enquiry with its attachments; false where there is none of that reference. */
export async function eraseEnquiry(database: Database, reference: string): Promise<boolean> {
  return (await remove(database, "reference = ?", [reference])) > 0;
}

/** Erases every enquiry that was last sent before a time, and tells how many there were. */
export function purgeEnquiries(database: Database, before: Date): Promise<number> {
  return remove(database, "updated_at < ?", [before.toISOString()]);
}
