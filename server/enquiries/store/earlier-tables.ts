import { sql } from "kysely";
import { hasRowLocks, type Queries } from "./tables";

/** Schema version of a SQLite file that an earlier release of the program wrote. */
type EarlierVersion = 1 | 2;

/** Runs statements of ours, which hold nothing that was sent. */
export async function runStatements(db: Queries, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const tables = ["enquiries", "attachments", "deliveries"];

/** Renames the tables of an earlier release, where there are any, so that today's find their names free. */
export async function setEarlierTablesAside(db: Queries): Promise<EarlierVersion | undefined> {
  if (hasRowLocks(db)) return undefined;
  const found = await sql`select 1 from sqlite_schema where name = 'schema_version'`.execute(db);
  if (found.rows.length === 0) return undefined;
  const { rows } = await sql<{ version: number | null }>`select max(version) as version from schema_version`.execute(
    db,
  );
  const version = rows[0]?.version;
  if (version !== 1 && version !== 2) return undefined;
  await runStatements(db, [
    "drop index if exists enquiries_by_time",
    "drop index if exists deliveries_due",
    ...[...tables, ...(version === 2 ? ["earlier_revisions"] : [])].map(
      (table) => `alter table ${table} rename to earlier_${table}`,
    ),
  ]);
  return version;
}

/** Copies what the tables of an earlier release hold into today's, and drops them. */
export async function copyEarlierTables(db: Queries, version: EarlierVersion): Promise<void> {
  const [revision, error] =
    version === 1
      ? ["(select e.revision from earlier_enquiries e where e.reference = a.reference)", "fault"]
      : ["a.revision", "error"];
  await runStatements(db, [
    `insert into enquiries (reference, form, idempotency_key, digest, revision, received_at, updated_at, answers, spam_reason)
      select reference, form, idempotency_key, digest, revision, received_at, updated_at, answers, suspicion
      from earlier_enquiries`,
    `insert into attachments (reference, position, revision, field, name, type, size, content)
      select reference, position, ${revision}, field, name, type, size, content from earlier_attachments a`,
    // Each receiver of mails gets what waited for all of them together, as if it waited for nobody.
    `insert into deliveries (reference, channel, revision, state, attempts, due_at, claimed_until, error, delivered_at)
      select reference, channel, revision, state, attempts, due_at, 0, ${error}, delivered_at from earlier_deliveries
      where channel <> 'mail' or state = 'delivered'`,
    ...(version === 2
      ? ["insert into earlier_revisions select reference, revision, sent_at, answers from earlier_earlier_revisions"]
      : ["drop table write_probe"]),
    ...[...tables, ...(version === 2 ? ["earlier_revisions"] : [])].map((table) => `drop table earlier_${table}`),
    "drop table schema_version",
  ]);
}
