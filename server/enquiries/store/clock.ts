import { sql } from "kysely";
import { hasRowLocks, type Queries } from "./tables";

/**
 * The time of the database, in milliseconds since 1970, with which all times of enquiries are compared: the clocks of
 * several machines differ.
 */
export async function databaseTime(db: Queries): Promise<number> {
  const now = hasRowLocks(db) ? sql`extract(epoch from clock_timestamp()) * 1000` : sql`unixepoch('subsec') * 1000`;
  const { rows } = await sql<{ now: number }>`select cast(${now} as bigint) as now`.execute(db);
  return rows[0]?.now ?? Date.now();
}
