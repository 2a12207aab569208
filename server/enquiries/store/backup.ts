import { rmSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { type RawBuilder, sql } from "kysely";
import { errorCodeOf } from "../../error-code";
import type { Engine } from "./engine";
import { StoreError } from "./store-error";
import type { Queries } from "./tables";

/** The tables in the order in which rows may refer to others, with the order of their rows, and how many fit memory. */
const copied = [
  { table: "enquiries", key: ["reference"], atOnce: 1000 },
  { table: "attachments", key: ["reference", "position"], atOnce: 5 },
  { table: "deliveries", key: ["reference", "channel"], atOnce: 1000 },
  { table: "erased", key: ["reference"], atOnce: 1000 },
] as const;

export const tableNames = copied.map(({ table }) => table);

/** Copies all rows from one database into another, whose tables have none of them. */
export async function copyRows(from: Queries, to: Queries): Promise<void> {
  for (const { table, key, atOnce } of copied) {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    for (let last: Record<string, unknown> | undefined; ; ) {
      const later: RawBuilder<unknown> = last
        ? sql`where (${columns}) > (${sql.join(key.map((name) => last?.[name]))})`
        : sql``;
      const { rows } = await sql<never>`
        select * from ${sql.table(table)} ${later} order by ${columns} limit ${atOnce}`.execute(from);
      if (rows.length === 0) break;
      await to
        .insertInto(table)
        .values(rows)
        .onConflict((row) => row.doNothing())
        .execute();
      last = rows.at(-1);
    }
  }
}

/**
 * Takes over from what was there before a restore: who was erased stays erased, and what was delivered is not delivered
 * again.
 * @param before the table of that time
 */
export async function takeOver(db: Queries, before: (table: "erased" | "deliveries") => RawBuilder<unknown>) {
  await sql`insert into erased select reference from ${before("erased")} where true on conflict do nothing`.execute(db);
  for (const table of ["deliveries", "attachments", "enquiries"] as const) {
    await db.deleteFrom(table).where("reference", "in", db.selectFrom("erased").select("reference")).execute();
  }
  await sql`update deliveries set state = 'delivered', delivered_at = before.delivered_at, error = null
    from ${before("deliveries")} as before where before.state = 'delivered'
    and before.reference = deliveries.reference and before.channel = deliveries.channel`.execute(db);
}

/** @throws StoreError where the disk of a file has no room for twice so many bytes: what is there has to grow as well */
export async function requireRoom(file: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < 2 * bytes) throw new StoreError("NO_ROOM", "There is too little room for a copy.", file);
}

/** Writes a copy into a new file, readable for this user alone; nothing is left of one that fails. */
export async function writeCopy(file: string, write: () => Promise<void>): Promise<void> {
  // Never over a file that is there.
  writeFileSync(file, "", { mode: 0o600, flag: "wx" });
  try {
    await write();
  } catch (error) {
    for (const name of [file, `${file}-journal`, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
    // A failure of reading is one of the database.
    throw /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY)$/.test(errorCodeOf(error)) ? named(file, error) : error;
  }
}

function named(place: string, error: unknown): unknown {
  const isNamed = !(error instanceof StoreError) || error.place !== undefined;
  return isNamed ? error : new StoreError(error.code, error.message, place);
}

/** @throws StoreError where a SQLite file is damaged, or no backup; it names the place that the file was copied from */
export async function checkIntegrity(copy: Pick<Engine, "open" | "read">, place: string): Promise<void> {
  const damaged = new StoreError("BACKUP_DAMAGED", `${place} is damaged, or no backup.`);
  try {
    // Before it is opened, which makes the tables in a file that has none: restored, that would erase everything.
    const tables = await copy.read((db) => sql`select 1 from sqlite_schema where name = 'enquiries'`.execute(db));
    if (tables.rows.length === 0) throw damaged;
    await copy.open();
    const found = await copy.read((db) => sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db));
    if (found.rows[0]?.integrityCheck !== "ok") throw damaged;
  } catch (error) {
    throw /^SQLITE_(CORRUPT|NOTADB)$/.test(errorCodeOf(error)) ? damaged : named(place, error);
  }
}
