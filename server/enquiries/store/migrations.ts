import { type Migration, Migrator, sql } from "kysely";
import { StoreError } from "./store-error";
import { hasRowLocks, type Queries } from "./tables";

/** @param bytes the type of a column that holds the content of a file */
const initialTables = (bytes: "bytea" | "blob") => `
  create table enquiries (
    reference text primary key, form text not null, idempotency_key text, digest text not null, text_digest text,
    revision integer not null, received_at text not null, updated_at text not null, answers text not null,
    spam_reason text, constraint one_enquiry_for_a_key unique (form, idempotency_key));
  create table attachments (
    reference text not null references enquiries (reference), position integer not null, revision integer not null,
    field text not null, name text not null, type text not null, size integer not null, content ${bytes} not null,
    primary key (reference, position));
  create table deliveries (
    reference text not null references enquiries (reference), channel text not null, revision integer not null,
    state text not null check (state in ('pending', 'delivered', 'refused')), attempts integer not null,
    due_at bigint not null, claim text, claimed_until bigint not null, error text, delivered_at text,
    primary key (reference, channel));
  create table earlier_revisions (
    reference text not null references enquiries (reference), revision integer not null, sent_at text not null,
    answers text not null, primary key (reference, revision));
  create table hits (key text primary key, count integer not null, resets_at bigint not null);
  create table audit (
    id text primary key, at text not null, actor text not null, action text not null, detail text not null);
  create index enquiries_by_time on enquiries (received_at);
  create index enquiries_by_text on enquiries (text_digest, received_at);
  create index deliveries_due on deliveries (channel, due_at) where state = 'pending'`;

/** What an enquirer had replaced, counts and a line for each command are kept no more; what was erased is. */
const fewerTables = [
  `delete from attachments where revision <>
    (select e.revision from enquiries e where e.reference = attachments.reference)`,
  ...["enquiries", "attachments", "deliveries"].map((table) => `alter table ${table} drop column revision`),
  "alter table enquiries drop column digest",
  "alter table enquiries drop column updated_at",
  ...["earlier_revisions", "hits", "audit"].map((table) => `drop table ${table}`),
  "create table erased (reference text primary key)",
];

async function runStatements(db: Queries, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const initial: Migration = {
  up: (db: Queries) => runStatements(db, initialTables(hasRowLocks(db) ? "bytea" : "blob").split(";")),
};

/** The steps by their names, in order. One that was released is never changed: databases of owners have taken it. */
const migrations: Record<string, Migration> = {
  "2026-11-enquiries": initial,
  "2026-11-language": { up: (db: Queries) => runStatements(db, ["alter table enquiries add column language text"]) },
  "2026-11-fewer": { up: (db: Queries) => runStatements(db, fewerTables) },
};

const migratorOf = (db: Queries, steps = migrations) =>
  new Migrator({ db, provider: { getMigrations: async () => steps } });

const laterVersion = (place?: string) =>
  new StoreError("LATER_VERSION", "The database was written by a later version of the program.", place);

/** @throws StoreError where a later version of the program has taken one of these steps */
export function requireKnown(steps: readonly string[], place?: string): void {
  if (steps.some((name) => !(name in migrations))) throw laterVersion(place);
}

/**
 * True where tables are missing or of an earlier version of the program.
 * @throws StoreError where a later version of the program has written the database
 */
export async function needsMigration(db: Queries): Promise<boolean> {
  if ((await migratorOf(db).getMigrations()).some(({ executedAt }) => executedAt === undefined)) return true;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  requireKnown(rows.map(({ name }) => name));
  return false;
}

/**
 * Makes the tables, or brings those of an earlier version of the program up to date: all in one transaction, and of
 * several servers that start together one does it.
 */
export async function migrate(db: Queries, keep: (db: Queries) => Promise<unknown> = async () => {}): Promise<void> {
  let isKept = false;
  const steps = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      up: async (changed: Queries) => {
        if (!isKept) await keep(changed);
        isKept = true;
        await up(changed);
      },
    },
  ]);
  const { error } = await migratorOf(db, Object.fromEntries(steps)).migrateToLatest();
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    throw laterVersion();
  }
  if (error) throw error;
}
