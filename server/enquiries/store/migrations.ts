import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { copyEarlierTables, setEarlierTablesAside } from "./earlier-tables";
import { StoreError } from "./store-error";
import { hasRowLocks, type Queries } from "./tables";

const initial: Migration = {
  up: async (db: Kysely<never>) => {
    const queries = db as unknown as Queries;
    const bytes = hasRowLocks(queries) ? "bytea" : "blob";
    const earlier = await setEarlierTablesAside(queries);
    await db.schema
      .createTable("enquiries")
      .addColumn("reference", "text", (column) => column.primaryKey())
      .addColumn("form", "text", (column) => column.notNull())
      .addColumn("idempotency_key", "text")
      .addColumn("digest", "text", (column) => column.notNull())
      .addColumn("text_digest", "text")
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("answers", "text", (column) => column.notNull())
      .addColumn("spam_reason", "text")
      .addUniqueConstraint("one_enquiry_for_a_key", ["form", "idempotency_key"])
      .execute();
    await db.schema
      .createTable("attachments")
      .addColumn("reference", "text", (column) => column.notNull().references("enquiries.reference"))
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("field", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("size", "integer", (column) => column.notNull())
      .addColumn("content", bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint("attachments_key", ["reference", "position"])
      .execute();
    await db.schema
      .createTable("deliveries")
      .addColumn("reference", "text", (column) => column.notNull().references("enquiries.reference"))
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('pending', 'delivered', 'refused')`))
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("claim", "text")
      .addColumn("claimed_until", "bigint", (column) => column.notNull())
      .addColumn("error", "text")
      .addColumn("delivered_at", "text")
      .addPrimaryKeyConstraint("deliveries_key", ["reference", "channel"])
      .execute();
    await db.schema
      .createTable("earlier_revisions")
      .addColumn("reference", "text", (column) => column.notNull().references("enquiries.reference"))
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("sent_at", "text", (column) => column.notNull())
      .addColumn("answers", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("earlier_revisions_key", ["reference", "revision"])
      .execute();
    await db.schema
      .createTable("hits")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("resets_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("audit")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("detail", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("enquiries_by_time").on("enquiries").column("received_at").execute();
    await db.schema.createIndex("enquiries_by_text").on("enquiries").columns(["text_digest", "received_at"]).execute();
    await queries.schema
      .createIndex("deliveries_due")
      .on("deliveries")
      .columns(["channel", "due_at"])
      .where(sql.ref("state"), "=", "pending")
      .execute();
    if (earlier) await copyEarlierTables(queries, earlier);
  },
};

/** The steps by their names, in order. One that was released is never changed: databases of owners have taken it. */
const migrations: Record<string, Migration> = { "2026-11-enquiries": initial };

const migratorOf = (db: Queries) => new Migrator({ db, provider: { getMigrations: async () => migrations } });

const laterVersion = () =>
  new StoreError("LATER_VERSION", "The database was written by a later version of the program.");

/**
 * True where tables are missing or of an earlier version of the program.
 * @throws StoreError where a later version of the program has written the database
 */
export async function needsMigration(db: Queries): Promise<boolean> {
  if ((await migratorOf(db).getMigrations()).some(({ executedAt }) => executedAt === undefined)) return true;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (rows.some(({ name }) => !(name in migrations))) throw laterVersion();
  return false;
}

/**
 * Makes the tables, or brings those of an earlier version of the program up to date: all in one transaction, and of
 * several servers that start together one does it.
 * @throws StoreError where a later version of the program has written the database
 */
export async function migrate(db: Queries): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    throw laterVersion();
  }
  if (error) throw error;
}
