import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CamelCasePlugin, CompiledQuery, Kysely, sql } from "kysely";
import type { Engine, EngineOptions } from "./engine";
import { migrate, needsMigration } from "./migrations";
import { sqliteDialect } from "./sqlite-dialect";
import { SqliteThread } from "./sqlite-thread";
import { fileGone, isBusy, StoreError, storeClosed } from "./store-error";
import type { Queries, Tables } from "./tables";

/** Time that a write waits for another process: shorter than browsers and proxies wait for an answer. */
const usualBusyTimeoutMs = 8000;

/** Interval at which the lock of another process is tried. */
const pollMs = 20;

/** Room that is left for enquiries with attachments, in bytes. With less, some are refused and others are not. */
const leastRoom = 50_000_000;

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

/** Lets only this user read what is kept: it is personal. A folder that was named instead would shut everything in it. */
function protect(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      if (statSync(file).isFile()) chmodSync(file, 0o600);
    } catch {
      // It is not there, or belongs to somebody else who lets this user write.
    }
  }
}

/** A database that is a file of this machine. */
export class SqliteEngine implements Engine {
  readonly isShared = false;
  private readonly db: Kysely<Tables>;
  private thread: SqliteThread | undefined;
  private isClosed = false;
  /** Identities of the file that was opened first, and of its journal as long as one connection holds. */
  private file: string | undefined;
  private journal: string | undefined;
  private lastWrite: Promise<unknown> = Promise.resolve();
  private readonly busyTimeoutMs: number;

  constructor(
    readonly place: string,
    { busyTimeoutMs = usualBusyTimeoutMs }: EngineOptions = {},
  ) {
    this.busyTimeoutMs = busyTimeoutMs;
    this.db = new Kysely({
      dialect: sqliteDialect({ connect: () => this.connect(), checkFile: () => this.checkFile() }),
      plugins: [new CamelCasePlugin()],
    });
  }

  async open(): Promise<void> {
    const { place } = this;
    try {
      mkdirSync(dirname(place), { recursive: true, mode: 0o700 });
      if (!existsSync(place)) writeFileSync(place, "", { mode: 0o600, flag: "a" });
    } catch (error) {
      throw systemError(error);
    }
    protect(place);
    if (!(await this.read(needsMigration))) return;
    const copy = this.newCopy();
    try {
      await this.keepCopy(copy);
      await this.untilFree(() => migrate(this.db));
    } catch (error) {
      // Nothing was changed, and each further attempt would leave one more.
      rmSync(copy, { force: true });
      throw error;
    }
  }

  read<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return this.untilFree(() => work(this.db));
  }

  /** Writes take their turns: whoever came first is never overtaken, however long it waits for another process. */
  async write<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + this.busyTimeoutMs;
    const before = this.lastWrite;
    const attempt = before.then(() => this.untilFree(() => this.db.transaction().execute(work), deadline));
    this.lastWrite = attempt.catch(() => {});
    return attempt;
  }

  async checkRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(dirname(this.place));
    if (bavail * bsize < leastRoom) throw new StoreError("DISK_FULL", "The disk of the database is full.");
  }

  /** Empties the journal, which still holds what was there, as soon as nobody reads from it; erases old copies. */
  async forgetErased(before?: Date): Promise<void> {
    if (before) for (const copy of this.copies()) if (statSync(copy).mtime < before) rmSync(copy);
    const deadline = performance.now() + this.busyTimeoutMs;
    do {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(this.db);
      if (rows[0]?.busy === 0) return;
      await wait(50);
    } while (performance.now() < deadline);
  }

  async copyTo(file: string): Promise<void> {
    await this.read((db) => sql`vacuum into ${file}`.execute(db));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { thread } = this;
    this.thread = undefined;
    await thread?.close();
  }

  private async connect(): Promise<SqliteThread> {
    if (this.isClosed) throw new StoreError(storeClosed, "The database is closed.");
    if (this.thread && !this.thread.isBroken) return this.thread;
    await this.thread?.close();
    this.thread = undefined;
    // The driver would make a new file where the one that was opened is gone. Its journal is rightly another one: the
    // last connection takes it away.
    if (this.file !== undefined && identityOf(this.place) !== this.file) throw gone();
    const thread = new SqliteThread(this.place);
    try {
      for (const pragma of pragmas) await thread.executeQuery(CompiledQuery.raw(pragma));
    } catch (error) {
      await thread.close();
      throw error;
    }
    this.file ??= identityOf(this.place);
    this.journal = undefined;
    this.thread = thread;
    return thread;
  }

  /**
   * Notices that the file or its journal was deleted or exchanged. SQLite does not: it goes on writing into what no
   * longer has a name, and all of it is gone with the process.
   */
  private checkFile(): void {
    const journal = identityOf(`${this.place}-wal`);
    // It comes into being with the first write.
    this.journal ??= journal;
    if (identityOf(this.place) === this.file && journal === this.journal) return;
    void this.thread?.close();
    this.thread = undefined;
    throw gone();
  }

  /** Tries again while another process holds the lock. */
  private async untilFree<Result>(
    work: () => Promise<Result>,
    deadline = performance.now() + this.busyTimeoutMs,
  ): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
      await wait(pollMs);
    }
  }

  /** A name of its own, also where another process starts in the same millisecond. */
  private newCopy(): string {
    const time = new Date().toISOString().replace(/[:.]/g, "-");
    return `${this.place}.${time}.${randomBytes(3).toString("hex")}.bak`;
  }

  /** Keeps what an earlier version of the program wrote, before its tables are changed. */
  private async keepCopy(copy: string): Promise<void> {
    const { rows } = await this.read((db) => sql`select 1 from sqlite_schema`.execute(db));
    if (rows.length === 0) return;
    writeFileSync(copy, "", { mode: 0o600, flag: "wx" });
    await this.copyTo(copy);
  }

  private copies(): string[] {
    const folder = dirname(this.place);
    const isCopy = (name: string) => name.startsWith(`${basename(this.place)}.`) && name.endsWith(".bak");
    return readdirSync(folder)
      .filter(isCopy)
      .map((name) => join(folder, name));
  }
}

const gone = () => new StoreError(fileGone, "The file of the database was deleted or exchanged while it was open.");

const systemError = (error: unknown) =>
  error instanceof Error && "code" in error ? new StoreError(String(error.code), error.message) : error;
