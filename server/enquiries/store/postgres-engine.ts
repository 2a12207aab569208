import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql } from "kysely";
import { DatabaseError, Pool, type PoolClient, types } from "pg";
import { databasePlace } from "../config";
import { copyRows, requireRoom, tableNames, takeOver } from "./backup";
import type { Engine, EngineOptions } from "./engine";
import { migrate, needsMigration } from "./migrations";
import { SqliteEngine, withCopyOf } from "./sqlite-engine";
import { StoreError } from "./store-error";
import type { Queries, Tables } from "./tables";

/** Time that an answer may take: who has asked is to be told within seconds, and a connection that was cut says nothing. */
const usualBusyTimeoutMs = 3000;

/** Slowest line to the server, in bytes a millisecond: a megabit a second. */
const slowestLine = 125;

const poolSize = 10;

/** Number of times that a transaction is tried which lost against another one, by deadlock or order. */
const attempts = 3;

/** The most bytes that are read and written at a time where everything is copied. */
const mostAtOnce = 100_000_000;

const int8 = 20;

/** Failures of a server that ends, or that only reads since another one has its place. */
const isOfServer = ({ code = "" }: DatabaseError) => /^(08|57P|25006|XX)/.test(code);

const isLostRace = ({ code = "" }: StoreError) => ["40001", "40P01"].includes(code);

function storeErrorOf(error: unknown): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "POSTGRES_GONE";
  return new StoreError(code, error.message);
}

/**
 * A connection of the pool that is not used again once it was cut, stood still or led to a server that ended.
 * @param timeout the longest time for one answer at the moment, in milliseconds
 */
function watched(client: PoolClient, timeout: () => number) {
  let broken: Error | undefined;
  const query = async (text: string, values: unknown[]) => {
    if (broken) throw broken;
    try {
      return await client.query({ text, values, query_timeout: timeout() } as { text: string; values: unknown[] });
    } catch (error) {
      if (error instanceof Error && !(error instanceof DatabaseError && !isOfServer(error))) broken = error;
      throw error;
    }
  };
  return { query, release: () => client.release(broken) };
}

export class PostgresEngine implements Engine {
  readonly isShared = true;
  readonly place: string;
  private readonly db: Kysely<Tables>;
  private readonly pool: Pool;
  private readonly busyTimeoutMs: number;
  /** Bytes that what is under way brings or fetches. */
  private readonly bytes = new AsyncLocalStorage<number>();

  constructor(url: string, { busyTimeoutMs = usualBusyTimeoutMs }: EngineOptions = {}) {
    this.place = databasePlace(url);
    this.busyTimeoutMs = busyTimeoutMs;
    // Nothing that a connection begins with: a pool before the server, as PgBouncer is, refuses it.
    this.pool = new Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: busyTimeoutMs,
      keepAlive: true,
      // Numbers of milliseconds, all of which JavaScript can count.
      types: { getTypeParser: (id, format) => (id === int8 ? Number : types.getTypeParser(id, format)) },
    });
    // Connections that break while nobody uses them are replaced; between two statements, the next of them tells.
    this.pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
    const pool = {
      connect: async () => watched(await this.pool.connect(), () => this.timeout()),
      end: () => this.pool.end(),
    };
    const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool });
    this.db = new Kysely({ dialect, plugins: [new CamelCasePlugin()] });
  }

  async open(): Promise<void> {
    if (await this.read(needsMigration)) await this.read((db) => migrate(db, keepCopy), mostAtOnce);
  }

  async read<Result>(work: (db: Queries) => Promise<Result>, bytes = 0): Promise<Result> {
    try {
      return await this.bytes.run(bytes, () => work(this.db));
    } catch (error) {
      throw storeErrorOf(error);
    }
  }

  async write<Result>(work: (db: Queries) => Promise<Result>, bytes = 0): Promise<Result> {
    const inTransaction = (db: Queries) =>
      db.transaction().execute(async (to) => {
        // Later than ours: a commit that waits for the standby is called done when the server itself gives up waiting.
        const limit = String(2 * this.timeout());
        await sql`select set_config('statement_timeout', ${limit}, true),
          set_config('idle_in_transaction_session_timeout', ${limit}, true)`.execute(to);
        return work(to);
      });
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.read(inTransaction, bytes);
      } catch (error) {
        if (attempt === attempts || !(error instanceof StoreError) || !isLostRace(error)) throw error;
      }
    }
  }

  private async size(): Promise<number> {
    const sizes = sql.join(
      tableNames.map((table) => sql`pg_total_relation_size(${table})`),
      sql` + `,
    );
    const { rows } = await this.read((db) => sql<{ size: number }>`select ${sizes} as size`.execute(db));
    return rows[0]?.size ?? 0;
  }

  async copyTo(file: string): Promise<void> {
    await requireRoom(file, await this.size());
    const copy = new SqliteEngine(file);
    try {
      await copy.open();
      await this.read(
        (db) =>
          db
            .transaction()
            .setIsolationLevel("repeatable read")
            .execute((from) => copy.write((to) => copyRows(from, to))),
        mostAtOnce,
      );
    } finally {
      await copy.close();
    }
  }

  async dropCopies(before: Date): Promise<void> {
    const found = await this.read((db) =>
      sql<{ name: string }>`select tablename as name from pg_tables
        where schemaname = current_schema() and tablename like 'before\\_%'`.execute(db),
    );
    const old = found.rows.filter(({ name }) => name < `before_${stampOf(before)}`);
    for (const { name } of old) await this.write((db) => sql`drop table ${sql.table(name)}`.execute(db));
  }

  /** In one transaction, before whose end nobody else reads or writes. */
  async restore(file: string): Promise<boolean> {
    await this.open();
    const folder = mkdtempSync(join(tmpdir(), "restore-"));
    const tables = sql.join(tableNames.map((table) => sql.table(table)));
    try {
      await requireRoom(folder, await this.size());
      await withCopyOf(file, join(folder, "copy.db"), (copy) =>
        this.write(async (db) => {
          await sql`lock table ${tables} in access exclusive mode`.execute(db);
          const before = await keepCopy(db);
          await sql`truncate ${tables}`.execute(db);
          await copy.read((from) => copyRows(from, db));
          await takeOver(db, (table) => sql.table(`${before}${table}`));
        }, mostAtOnce),
      );
      return true;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private timeout(): number {
    return this.busyTimeoutMs + Math.ceil((this.bytes.getStore() ?? 0) / slowestLine);
  }
}

/** A time as the name of a copy has it, in whose order they were made. */
const stampOf = (time: Date) => time.toISOString().replace(/\D/g, "");

/**
 * Keeps what is there under other names, beside the tables.
 * @returns the beginning of these names
 */
async function keepCopy(db: Queries): Promise<string> {
  const prefix = `before_${stampOf(new Date())}_`;
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename in (${sql.join(tableNames)})`.execute(db);
  for (const { name } of rows) {
    await sql`create table ${sql.table(`${prefix}${name}`)} as table ${sql.table(name)}`.execute(db);
  }
  return prefix;
}
