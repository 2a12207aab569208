import { statSync } from "node:fs";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { SqliteThread } from "./sqlite-thread";
import { StoreError, storeClosed } from "./store-error";

export const fileGone = "DATABASE_FILE_GONE";

const pragmas = [
  "pragma journal_mode = wal",
  // An enquiry that was acknowledged survives a power cut as well.
  "pragma synchronous = full",
  // Overwrites what is erased, instead of only forgetting it.
  "pragma secure_delete = on",
];

const identityOf = (path: string): string | undefined => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
};

const gone = () => new StoreError(fileGone, "The file of the database was deleted or exchanged while it was open.");

/** One connection for all, opened anew once it has failed: each use of it waits for the one before. */
export class SqliteDriver implements Driver {
  private last = Promise.resolve();
  private release = () => {};
  private thread: SqliteThread | undefined;
  private isDestroyed = false;
  /** Identities of the file that was opened first, and of its journal as long as one connection holds. */
  private file: string | undefined;
  private journal: string | undefined;

  constructor(private readonly path: string) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last;
    let release = () => {};
    this.last = new Promise((done) => {
      release = done;
    });
    await before;
    this.release = release;
    return this.connect().catch((error) => {
      release();
      throw error;
    });
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.checkFile();
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
    this.checkFile();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has taken it back itself after some failures, and a broken connection takes it back with its end.
    await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => {});
  }

  async destroy(): Promise<void> {
    this.isDestroyed = true;
    await this.letGo();
  }

  async letGo(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    await thread?.close();
  }

  forgetFile(): void {
    this.file = undefined;
  }

  private async connect(): Promise<SqliteThread> {
    if (this.isDestroyed) throw new StoreError(storeClosed, "The database is closed.");
    if (this.thread && !this.thread.failure) return this.thread;
    await this.letGo();
    // SQLite would make a new file where the one that was opened is gone. Its journal is rightly another one: the last
    // connection takes it away.
    if (this.file !== undefined && identityOf(this.path) !== this.file) throw gone();
    const thread = new SqliteThread(this.path);
    try {
      for (const pragma of pragmas) await thread.executeQuery(CompiledQuery.raw(pragma));
    } catch (error) {
      await thread.close();
      throw error;
    }
    this.file ??= identityOf(this.path);
    this.journal = undefined;
    this.thread = thread;
    return thread;
  }

  /**
   * Notices that the file or its journal was deleted or exchanged. SQLite does not: it goes on writing into what no
   * longer has a name, and all of it is gone with the process.
   */
  private checkFile(): void {
    const journal = identityOf(`${this.path}-wal`);
    // The journal comes into being with the first write.
    this.journal ??= journal;
    if (identityOf(this.path) === this.file && journal === this.journal) return;
    void this.letGo();
    throw gone();
  }
}

/** Tells Kysely that tables can be made in a transaction. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

export const sqliteDialect = (driver: Driver): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
