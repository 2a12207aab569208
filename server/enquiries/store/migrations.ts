import { type Migration, Migrator, sql } from "kysely";
import { StoreError } from "./store-error";
import { hasRowLocks, type Queries } from "./tables";

/** @param bytes the type of a column that holds the content of a file */
const initialTables = (bytes: "bytea" | "blob") => `
  create table if not exists enquiries (
    reference text primary key, form text not null, idempotency_key text, text_digest text, received_at text not null,
    answers text not null, spam_reason text, language text,
    constraint one_enquiry_for_a_key unique (form, idempotency_key));
  create table if not exists attachments (
    reference text not null references enquiries (reference), position integer not null, field text not null,
    name text not null, type text not null, size integer not null, content ${bytes} not null,
    primary key (reference, position));
  create table if not exists deliveries (
    reference text not null references enquiries (reference), channel text not null,
    state text not null check (state in ('pending', 'delivered', 'refused')), attempts integer not null,
    due_at bigint not null, claim text, claimed_until bigint not null, error text, delivered_at text,
    primary key (reference, channel));
  create table if not exists erased (reference text primary key);
  create index if not exists enquiries_by_time on enquiries (received_at);
  create index if not exists enquiries_by_text on enquiries (text_digest, received_at);
  create index if not exists deliveries_due on deliveries (channel, due_at) where state = 'pending'`;

/** The steps by their names, in order. One that was released is never changed: databases of owners have taken it. */
const migrations: Record<string, Migration> = {
  "2026-12-enquiries": {
    up: async (db: Queries) => {
      for (const statement of initialTables(hasRowLocks(db) ? "bytea" : "blob").split(";"))
        await sql.raw(statement).execute(db);
    },
  },
};

const migratorOf = (db: Queries) => new Migrator({ db, provider: { getMigrations: async () => migrations } });

/**
 * True where tables are missing or of an earlier version of the program.
 * @throws StoreError where a later version of the program has written the database
 */
export async function needsMigration(db: Queries): Promise<boolean> {
  if ((await migratorOf(db).getMigrations()).some(({ executedAt }) => executedAt === undefined)) return true;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (rows.every(({ name }) => name in migrations)) return false;
  throw new StoreError("LATER_VERSION", "The database was written by a later version of the program.");
}

/**
 * Makes the tables, or brings those of an earlier version of the program up to date: all in one transaction, and of
 * several servers that start together one does it.
 */
export async function migrate(db: Queries): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}
