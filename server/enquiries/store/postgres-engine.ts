import { AsyncLocalStorage } from "node:async_hooks";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql } from "kysely";
import { DatabaseError, Pool, type PoolClient, types } from "pg";
import { databasePlace } from "../../config";
import { requireRoom, takeOver } from "./backup";
import type { Engine, Queries, Tables } from "./database";
import { migrate, needsMigration, requireKnown } from "./migrations";
import { StoreError } from "./store-error";

/** Time that an answer may take: who has asked is to be told within seconds, and a connection that was cut says nothing. */
const usualBusyTimeoutMs = 3000;

/** Slowest line to the server, in bytes a millisecond: a megabit a second. */
const slowestLine = 125;

const poolSize = 10;

/** The most bytes that one statement copies. */
const mostAtOnce = 100_000_000;

// Numbers of milliseconds and of bytes, all of which JavaScript can count.
types.setTypeParser(types.builtins.INT8, Number);

/** Failures of a server that ends, or that only reads since another one has its place. */
const isOfServer = ({ code = "" }: DatabaseError) => /^(08|57P|25006|XX)/.test(code);

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
  /** Bytes that what is under way brings or fetches. */
  private readonly bytes = new AsyncLocalStorage<number>();

  constructor(
    private readonly url: string,
    private readonly busyTimeoutMs = usualBusyTimeoutMs,
  ) {
    this.place = databasePlace(url);
    // Nothing that a connection begins with: a pool before the server, as PgBouncer is, refuses it.
    this.pool = new Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: busyTimeoutMs,
      keepAlive: true,
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

  write<Result>(work: (db: Queries) => Promise<Result>, bytes = 0): Promise<Result> {
    const inTransaction = (db: Queries) =>
      db.transaction().execute(async (to) => {
        // Later than ours: a commit that waits for the standby is called done when the server itself gives up waiting.
        const limit = String(2 * this.timeout());
        await sql`select set_config('statement_timeout', ${limit}, true),
          set_config('idle_in_transaction_session_timeout', ${limit}, true)`.execute(to);
        return work(to);
      });
    return this.read(inTransaction, bytes);
  }

  async backup(file: string): Promise<void> {
    const size = sql<{ size: number }>`select pg_database_size(current_database()) as size`;
    const { rows } = await this.read((db) => size.execute(db));
    await requireRoom(file, rows[0]?.size ?? 0);
    await this.run("pg_dump", "--format=custom", "--no-owner", "--exclude-table=before_*", `--file=${file}`);
    // Reads it whole, as a restore does.
    await runProgram("pg_restore", ["--file=/dev/null", file]);
  }

  dropCopies(before: Date): Promise<void> {
    return this.drop((name) => name < prefixOf(before));
  }

  async restore(file: string): Promise<boolean> {
    await this.open();
    await requireSteps(file);
    const prefix = await this.write(keepCopy, mostAtOnce);
    try {
      await this.run("pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", file);
    } catch (error) {
      await this.drop((name) => name.startsWith(prefix)).catch(() => {});
      throw error;
    }
    const toBefore = (db: Queries) => takeOver(db, (table) => sql.table(`${prefix}${table}`));
    await this.open().finally(() => this.write(toBefore, mostAtOnce));
    return true;
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async drop(isOver: (copy: string) => boolean): Promise<void> {
    const copies = await this.read((db) => tablesLike(db, "before\\_%"));
    for (const name of copies.filter(isOver)) await this.write((db) => sql`drop table ${sql.table(name)}`.execute(db));
  }

  /** Runs a program on this database. Its arguments, which others can read, hold no password. */
  private run(program: string, ...args: string[]): Promise<string> {
    const url = new URL(this.url);
    const { password } = url;
    url.password = "";
    return runProgram(program, [`--dbname=${url}`, ...args], { PGPASSWORD: decodeURIComponent(password) });
  }

  private timeout(): number {
    return this.busyTimeoutMs + Math.ceil((this.bytes.getStore() ?? 0) / slowestLine);
  }
}

/** @returns what it prints */
async function runProgram(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const run = promisify(execFile)(program, args, { env: { ...process.env, ...env } });
  const { stdout } = await run.catch((error) => {
    throw error.stderr ? new StoreError(program.toUpperCase(), error.stderr.trim()) : error;
  });
  return stdout;
}

/** @throws StoreError where a dump has not the tables of this program, or those of a later version */
async function requireSteps(dump: string): Promise<void> {
  const rows = await runProgram("pg_restore", ["--data-only", "--table=kysely_migration", "--file=-", dump]);
  const steps = [...rows.matchAll(/^(\S+)\t/gm)].map(([, name = ""]) => name);
  if (steps.length === 0) throw new StoreError("BACKUP_DAMAGED", `${dump} is damaged, or no backup.`);
  requireKnown(steps, dump);
}

/** The beginning of the names of copies, in whose order they were made. */
const prefixOf = (time: Date) => `before_${time.toISOString().replace(/\D/g, "")}_`;

async function tablesLike(db: Queries, pattern: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename like ${pattern}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Keeps what is there under other names, beside the tables; gives the beginning of these names. */
async function keepCopy(db: Queries): Promise<string> {
  const prefix = prefixOf(new Date());
  for (const table of ["enquiries", "attachments", "deliveries", "erased"]) {
    if ((await tablesLike(db, table)).length === 0) continue;
    await sql`create table ${sql.table(`${prefix}${table}`)} as table ${sql.table(table)}`.execute(db);
  }
  return prefix;
}
