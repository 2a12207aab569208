import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { SqliteThread } from "./sqlite-thread";

/** Tells Kysely that tables can be made in a transaction. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** What the driver needs of whoever keeps the connection. */
export interface SqliteConnections {
  /** The connection, opened where there is none. */
  connect: () => Promise<SqliteThread>;
  /** Called before a transaction begins, and once more before its end is believed. */
  checkFile: () => void;
}

/** One connection for all: each use of it waits for the one before. */
class SqliteDriver implements Driver {
  private last: Promise<void> = Promise.resolve();
  private readonly releases = new WeakMap<DatabaseConnection, () => void>();

  constructor(private readonly connections: SqliteConnections) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    let release = () => {};
    const before = this.last;
    this.last = new Promise((done) => {
      release = done;
    });
    await before;
    try {
      const thread = await this.connections.connect();
      const connection: DatabaseConnection = {
        executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
          const { rows, changes } = await thread.run(sql, parameters);
          return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
        },
        streamQuery: () => {
          throw new Error("Rows are not streamed.");
        },
      };
      this.releases.set(connection, release);
      return connection;
    } catch (error) {
      release();
      throw error;
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.connections.checkFile();
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
    this.connections.checkFile();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has taken it back itself after some failures, and a broken connection takes it back with its end.
    await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => {});
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.releases.get(connection)?.();
  }

  async destroy(): Promise<void> {}
}

/** Kysely's dialect of SQLite, by a connection in a thread. */
export const sqliteDialect = (connections: SqliteConnections): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new SqliteDriver(connections),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
