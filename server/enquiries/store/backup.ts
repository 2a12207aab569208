import { sql } from "kysely";
import { errorCodeOf } from "../../error-code";
import { eraseRows } from "./save-enquiry";
import type { SqliteEngine } from "./sqlite-engine";
import { StoreError } from "./store-error";
import { hasRowLocks, type Queries, type Tables } from "./tables";

/** The tables in the order in which rows may refer to others, with the order of their rows, and how many fit memory. */
const copied = [
  { table: "enquiries", key: ["reference"], atOnce: 200 },
  { table: "attachments", key: ["reference", "position"], atOnce: 1 },
  { table: "deliveries", key: ["reference", "channel"], atOnce: 200 },
  { table: "earlierRevisions", key: ["reference", "revision"], atOnce: 200 },
  { table: "audit", key: ["id"], atOnce: 200 },
] as const satisfies readonly { table: keyof Tables; key: readonly string[]; atOnce: number }[];

/**
 * Copies rows from one database into another, whose tables have none of them but lines of the audit.
 * @param references enquiries that are copied, with what belongs to them and without the audit; all rows without it
 */
export async function copyRows(from: Queries, to: Queries, references?: readonly string[]): Promise<void> {
  const which = references ? sql`where reference in (${sql.join(references)})` : sql``;
  for (const { table, key, atOnce } of copied) {
    if (references && table === "audit") continue;
    for (let offset = 0; ; offset += atOnce) {
      const { rows } = await sql<never>`select * from ${sql.table(table)} ${which}
        order by ${sql.join(key.map((column) => sql.ref(column)))} limit ${atOnce} offset ${offset}`.execute(from);
      const insert = () => to.insertInto(table).values(rows);
      if (rows.length > 0)
        await (table === "audit" ? insert().onConflict((row) => row.doNothing()) : insert()).execute();
      if (rows.length < atOnce) break;
    }
  }
}

const revisionsIn = (db: Queries) => db.selectFrom("enquiries").select(["reference", "revision"]).execute();

/** Adds to a copy what was stored, or sent again with other content, since it was made. */
export async function copyLater(from: Queries, to: Queries): Promise<void> {
  const known = new Map((await revisionsIn(to)).map(({ reference, revision }) => [reference, revision]));
  const later = (await revisionsIn(from)).filter(({ reference, revision }) => known.get(reference) !== revision);
  const references = later.map(({ reference }) => reference);
  if (references.length === 0) return;
  await eraseRows(to, references);
  await copyRows(from, to, references);
}

/** Erases all rows that `copyRows` copies, but for the audit: nobody gets rid of a line by restoring a backup. */
export async function eraseAll(db: Queries): Promise<void> {
  for (const { table } of [...copied].reverse()) if (table !== "audit") await db.deleteFrom(table).execute();
}

/** Lets nobody store an enquiry until the transaction ends. SQLite does so with each. */
export async function holdEnquiries(db: Queries): Promise<void> {
  if (hasRowLocks(db)) await sql`lock table enquiries in exclusive mode`.execute(db);
}

/** A failure of a disk or of rights, as that of the copy that was read or written. */
export function failureAt(place: string, error: unknown): unknown {
  const isOfCopy = error instanceof StoreError && /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY)$/.test(error.code);
  return isOfCopy && error.place === undefined ? new StoreError(error.code, error.message, place) : error;
}

/** @throws StoreError where a SQLite file is damaged, or none */
export async function checkIntegrity(copy: SqliteEngine): Promise<void> {
  const damaged = new StoreError("BACKUP_DAMAGED", `${copy.place} is damaged, or no backup.`);
  try {
    // Before it is opened, which makes the tables in a file that has none: restored, that would erase everything.
    const tables = await copy.read((db) => sql`select 1 from sqlite_schema where name = 'enquiries'`.execute(db));
    if (tables.rows.length === 0) throw damaged;
    await copy.open();
    const found = await copy.read((db) => sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db));
    if (found.rows[0]?.integrityCheck !== "ok") throw damaged;
  } catch (error) {
    throw /^SQLITE_(CORRUPT|NOTADB)$/.test(errorCodeOf(error)) ? damaged : failureAt(copy.place, error);
  }
}
