import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { type RawBuilder, sql } from "kysely";
import type { Engine, Queries } from "./database";
import { errorCodeOf, StoreError } from "./store-error";

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

/** @throws StoreError where the disk of a file has not so many bytes left */
export async function requireRoom(file: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < bytes) throw new StoreError("NO_ROOM", "There is too little room.", file);
}

const endings = ["", "-journal", "-wal", "-shm"];

/** Removes a file with what stands beside it. */
export const remove = (file: string) => {
  for (const ending of endings) rmSync(file + ending, { force: true });
};

/** Writes a copy into a new file, readable for this user alone; nothing is left of one that fails. */
export async function writeCopy(file: string, write: () => Promise<void>): Promise<void> {
  // Never over a file that is there.
  writeFileSync(file, "", { mode: 0o600, flag: "wx" });
  try {
    await write();
  } catch (error) {
    remove(file);
    // A failure of reading is one of the database.
    throw /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY)$/.test(errorCodeOf(error)) ? named(file, error) : error;
  }
}

function named(place: string, error: unknown): unknown {
  const isNamed = !(error instanceof StoreError) || error.place !== undefined;
  return isNamed ? error : new StoreError(error.code, error.message, place);
}

/** @throws StoreError where a SQLite file is damaged, or no backup; it names the place that the file was copied from */
export async function checkIntegrity(copy: Engine, place: string): Promise<void> {
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

export const copiesOf = (place: string): string[] =>
  readdirSync(dirname(place))
    .filter((name) => name.startsWith(`${basename(place)}.`) && name.endsWith(".bak"))
    // As the place is written, with whose copies they are compared.
    .map((name) => place + name.slice(basename(place).length));

/** A time as it stands in the names of copies, in whose order they were made. */
export const stampOf = (time: Date) => time.toISOString().replace(/[:.]/g, "-");

export const copyOf = (place: string, made = new Date()) => `${place}.${stampOf(made)}.bak`;
