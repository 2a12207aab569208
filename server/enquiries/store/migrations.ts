import { type Migration, Migrator, sql } from "kysely";
import { hasRowLocks, type Queries } from "./database";
import { StoreError } from "./store-error";

/** @param bytes the type of a column that holds the content of a file */
const firstTables = (bytes: "bytea" | "blob") => `
  create table enquiries (
    reference text primary key, form text not null, idempotency_key text, text_digest text, received_at text not null,
    answers text not null, spam_reason text, language text,
    constraint one_enquiry_for_a_key unique (form, idempotency_key));
  create table attachments (
    reference text not null references enquiries (reference), position integer not null, field text not null,
    name text not null, type text not null, size integer not null, content ${bytes} not null,
    primary key (reference, position));
  create table deliveries (
    reference text not null references enquiries (reference), channel text not null,
    state text not null check (state in ('pending', 'delivered', 'refused')), attempts integer not null,
    due_at bigint not null, claim text, claimed_until bigint not null, error text, delivered_at text,
    primary key (reference, channel));
  create index enquiries_by_time on enquiries (received_at);
  create index enquiries_by_text on enquiries (text_digest, received_at);
  create index deliveries_due on deliveries (channel, due_at) where state = 'pending'`;

const runAll = (statementsFor: (db: Queries) => string): Migration => ({
  up: async (db: Queries) => {
    for (const statement of statementsFor(db).split(";")) await sql.raw(statement).execute(db);
  },
});

/** The steps by their names, in order. One that was released is never changed: databases of owners have taken it. */
const migrations: Record<string, Migration> = {
  "2026-11-enquiries": runAll((db) => firstTables(hasRowLocks(db) ? "bytea" : "blob")),
  "2026-11-fewer": runAll(() => "create table erased (reference text primary key)"),
  // Its column is made by the first now: databases of the last days have taken it.
  "2026-11-language": { up: async () => {} },
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
  const [next] = (await migratorOf(db).getMigrations()).filter(({ executedAt }) => executedAt === undefined);
  const kept: Migration = { up: (changed: Queries) => keep(changed).then(() => next?.migration.up(changed)) };
  const steps = next ? { ...migrations, [next.name]: kept } : migrations;
  const { error } = await migratorOf(db, steps).migrateToLatest();
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    throw laterVersion();
  }
  if (error) throw error;
}
