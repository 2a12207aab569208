import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from "kysely";
import { DatabaseError, Pool, type PoolClient, types } from "pg";
import { databasePlace } from "./database-config";
import type { Engine, EngineOptions } from "./engine";
import { migrate, needsMigration } from "./migrations";
import { KeyTaken, StoreError } from "./store-error";
import type { Queries, Tables } from "./tables";

/** Time that an answer may take: who has asked is to be told within seconds, and a connection that was cut says nothing. */
const usualBusyTimeoutMs = 3000;

/** Connections of one machine at most. */
const poolSize = 10;

/** Number of times that a transaction is tried which lost against another one, by deadlock or order. */
const attempts = 3;

const int8 = 20;

/** Failures of a server that ends, or that only reads since another one has its place. */
const isOfServer = ({ code = "" }: DatabaseError) => /^(08|57P|25006|XX)/.test(code);

const isLostRace = ({ code = "" }: StoreError) => ["40001", "40P01"].includes(code);

function storeErrorOf(error: unknown): unknown {
  if (error instanceof StoreError || error instanceof KeyTaken || !(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "POSTGRES_GONE";
  return new StoreError(code, error.message);
}

/** A connection of the pool that is not used again once it was cut, stood still or led to a server that ended. */
function watched(client: PoolClient) {
  let broken: Error | undefined;
  const query = async (...asked: Parameters<typeof client.query>) => {
    if (broken) throw broken;
    try {
      return await client.query(...asked);
    } catch (error) {
      if (error instanceof Error && !(error instanceof DatabaseError && !isOfServer(error))) broken = error;
      throw error;
    }
  };
  return { query, release: () => client.release(broken) };
}

/** A database on a PostgreSQL server, which several machines may share. */
export class PostgresEngine implements Engine {
  readonly isShared = true;
  readonly place: string;
  private readonly db: Kysely<Tables>;
  private readonly pool: Pool;

  constructor(url: string, { busyTimeoutMs = usualBusyTimeoutMs }: EngineOptions = {}) {
    this.place = databasePlace({ url });
    this.pool = new Pool({
      connectionString: url,
      max: poolSize,
      application_name: "enquiries",
      connectionTimeoutMillis: busyTimeoutMs,
      query_timeout: busyTimeoutMs,
      // Later: a commit that waits for the standby is called done when the server itself gives up waiting.
      statement_timeout: busyTimeoutMs * 2,
      idle_in_transaction_session_timeout: busyTimeoutMs * 2,
      keepAlive: true,
      // Numbers of milliseconds, all of which JavaScript can count.
      types: { getTypeParser: (id, format) => (id === int8 ? Number : types.getTypeParser(id, format)) },
    });
    // Connections that break while nobody uses them are replaced; between two statements, the next of them tells.
    this.pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
    const pool = {
      connect: async () => watched(await this.pool.connect()),
      end: () => this.pool.end(),
    };
    const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool });
    this.db = new Kysely({ dialect, plugins: [new CamelCasePlugin()] });
  }

  async open(): Promise<void> {
    if (await this.read(needsMigration)) await this.read(migrate);
  }

  async read<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.db);
    } catch (error) {
      throw storeErrorOf(error);
    }
  }

  async write<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.read((db) => db.transaction().execute(work));
      } catch (error) {
        if (attempt === attempts || !(error instanceof StoreError) || !isLostRace(error)) throw error;
      }
    }
  }

  async checkRoom(): Promise<void> {}

  async forgetErased(): Promise<void> {}

  close(): Promise<void> {
    return this.pool.end();
  }
}
