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

/** Functions that the driver needs of whoever keeps the connection. */
export interface SqliteConnections {
  /** The connection, opened where there is none. */
  connect: () => Promise<SqliteThread>;
  /** Called before a transaction begins, and once more before its end is believed. */
  checkFile: () => void;
}

/** One connection for all: each use of it waits for the one before. */
class SqliteDriver implements Driver {
  private last: Promise<void> = Promise.resolve();
  private release = () => {};

  constructor(private readonly connections: SqliteConnections) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last;
    let release = () => {};
    this.last = new Promise((done) => {
      release = done;
    });
    await before;
    this.release = release;
    try {
      return await this.connections.connect();
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

  async releaseConnection(): Promise<void> {
    this.release();
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
