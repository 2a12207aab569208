import { randomBytes } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { statfs } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CamelCasePlugin, CompiledQuery, Kysely, sql } from "kysely";
import { errorCodeOf } from "../../error-code";
import { checkIntegrity, requireRoom, takeOver, writeCopy } from "./backup";
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
    const { rows } = await this.read((db) => sql`select 1 from sqlite_schema`.execute(db));
    const bringUpToDate = () => this.untilFree(() => migrate(this.db));
    if (rows.length === 0) return bringUpToDate();
    const copy = this.newCopy();
    // Nothing is changed by an attempt that fails, and each further one would leave one more.
    await writeCopy(copy, async () => {
      await this.copyTo(copy);
      await bringUpToDate();
    });
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

  /** Empties the journal, which still holds what was there, as soon as nobody reads from it. */
  async forgetErased(): Promise<void> {
    const deadline = performance.now() + this.busyTimeoutMs;
    do {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(this.db);
      if (rows[0]?.busy === 0) return;
      await wait(50);
    } while (performance.now() < deadline);
  }

  async size(): Promise<number> {
    return statSync(this.place).size;
  }

  async copyTo(file: string): Promise<void> {
    await requireRoom(file, await this.size());
    await this.read((db) => sql`vacuum into ${file}`.execute(db));
  }

  async dropCopies(before: Date): Promise<void> {
    for (const copy of copiesOf(this.place)) if (statSync(copy).mtime < before) rmSync(copy);
  }

  /** Two files change places. The backup itself is only read: it may lie where nobody can write. */
  async restore(file: string): Promise<boolean> {
    const { place } = this;
    const next = `${place}.next`;
    mkdirSync(dirname(place), { recursive: true, mode: 0o700 });
    await requireRoom(place, statSync(file).size);
    const clear = () => {
      for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(`${next}${ending}`, { force: true });
      for (const name of copiesOf(next)) rmSync(name);
    };
    clear();
    copyFileSync(file, next);
    chmodSync(next, 0o600);
    const copy = new SqliteEngine(next);
    try {
      await this.requireAlone();
      await checkIntegrity(copy, file);
      const isKnown = existsSync(place) && (await this.takeOverInto(copy));
      await copy.close();
      this.moveAway();
      renameSync(next, place);
      this.file = undefined;
      return isKnown;
    } finally {
      await copy.close();
      clear();
    }
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

  /** @throws StoreError where another program has the file open: it would go on with what is no more there */
  private async requireAlone(): Promise<void> {
    if (!existsSync(this.place)) return;
    try {
      // Needs the file for itself alone, and takes the journal into it.
      await sql`pragma journal_mode = delete`.execute(this.db);
    } catch (error) {
      if (isBusy(error)) throw new StoreError("DATABASE_IN_USE", "Another program has the database open.");
    }
    await this.thread?.close();
    this.thread = undefined;
  }

  /** Brings a copy to what was erased and delivered here; false where that cannot be read. */
  private async takeOverInto(copy: SqliteEngine): Promise<boolean> {
    try {
      await this.open();
      await this.thread?.close();
      this.thread = undefined;
      await copy.read((db) => sql`attach ${this.place} as before`.execute(db));
      await copy.write((db) => takeOver(db, (table) => sql.table(`before.${table}`)));
      await copy.read((db) => sql`detach before`.execute(db));
      return true;
    } catch (error) {
      if (/^SQLITE_(CORRUPT|NOTADB|ERROR)$/.test(errorCodeOf(error))) return false;
      throw error;
    }
  }

  /** Keeps the file under the name of a copy, with what stands beside it where it is damaged. */
  private moveAway(): void {
    const copy = this.newCopy();
    for (const ending of ["", "-wal", "-shm"]) {
      const kept = copy.replace(/(?=\.bak$)/, ending);
      if (!existsSync(`${this.place}${ending}`)) continue;
      renameSync(`${this.place}${ending}`, kept);
      utimesSync(kept, new Date(), new Date());
    }
  }
}

/** The copies of a database that are kept beside it. */
const copiesOf = (place: string): string[] =>
  readdirSync(dirname(place))
    .filter((name) => name.startsWith(`${basename(place)}.`) && name.endsWith(".bak"))
    .map((name) => join(dirname(place), name));

const gone = () => new StoreError(fileGone, "The file of the database was deleted or exchanged while it was open.");

const systemError = (error: unknown) =>
  error instanceof Error && "code" in error ? new StoreError(String(error.code), error.message) : error;
