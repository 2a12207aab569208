import { sql } from "kysely";
import { errorCodeOf } from "../../error-code";
import type { SqliteEngine } from "./sqlite-engine";
import { StoreError } from "./store-error";
import type { Queries, Tables } from "./tables";

/** The tables in the order in which rows may refer to others, with the order of their rows, and how many fit memory. */
const copied = [
  { table: "enquiries", key: ["reference"], atOnce: 200 },
  { table: "attachments", key: ["reference", "position"], atOnce: 1 },
  { table: "deliveries", key: ["reference", "channel"], atOnce: 200 },
  { table: "earlierRevisions", key: ["reference", "revision"], atOnce: 200 },
  { table: "audit", key: ["id"], atOnce: 200 },
] as const satisfies readonly { table: keyof Tables; key: readonly string[]; atOnce: number }[];

/** Copies all rows from one database into another, whose tables are empty but for lines of the audit. */
export async function copyRows(from: Queries, to: Queries): Promise<void> {
  for (const { table, key, atOnce } of copied) {
    for (let offset = 0; ; offset += atOnce) {
      const { rows } = await sql<never>`select * from ${sql.table(table)}
        order by ${sql.join(key.map((column) => sql.ref(column)))} limit ${atOnce} offset ${offset}`.execute(from);
      const insert = () => to.insertInto(table).values(rows);
      if (rows.length > 0)
        await (table === "audit" ? insert().onConflict((row) => row.doNothing()) : insert()).execute();
      if (rows.length < atOnce) break;
    }
  }
}

/** Erases all rows that `copyRows` copies, but for the audit: nobody gets rid of a line by restoring a backup. */
export async function eraseAll(db: Queries): Promise<void> {
  for (const { table } of [...copied].reverse()) if (table !== "audit") await db.deleteFrom(table).execute();
}

/** @throws StoreError where a SQLite file is damaged, or none */
export async function checkIntegrity(copy: SqliteEngine): Promise<void> {
  const damaged = new StoreError("BACKUP_DAMAGED", `${copy.place} is damaged, or no backup.`);
  try {
    await copy.open();
    const found = await copy.read((db) => sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db));
    if (found.rows[0]?.integrityCheck !== "ok") throw damaged;
  } catch (error) {
    throw /^SQLITE_(CORRUPT|NOTADB)$/.test(errorCodeOf(error)) ? damaged : error;
  }
}
