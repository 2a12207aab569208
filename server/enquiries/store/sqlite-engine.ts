import { chmodSync, closeSync, copyFileSync, existsSync, mkdirSync, openSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CamelCasePlugin, Kysely, sql } from "kysely";
import { checkIntegrity, copiesOf, copyOf, remove, requireRoom, takeOver, writeCopy } from "./backup";
import type { Engine, Queries, Tables } from "./database";
import { migrate, needsMigration } from "./migrations";
import { SqliteDriver, sqliteDialect } from "./sqlite-driver";
import { errorCodeOf, isBusy, StoreError } from "./store-error";

/** Time that a write waits for another process: shorter than browsers and proxies wait for an answer. */
const usualBusyTimeoutMs = 8000;

const pollMs = 20;

/** Room that is left for enquiries with attachments, in bytes. With less, some are refused and others are not. */
const leastRoom = 50_000_000;

export class SqliteEngine implements Engine {
  readonly isShared = false;
  private readonly driver: SqliteDriver;
  private readonly db: Kysely<Tables>;
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(
    readonly place: string,
    private readonly busyTimeoutMs = usualBusyTimeoutMs,
  ) {
    this.driver = new SqliteDriver(place);
    this.db = new Kysely({ dialect: sqliteDialect(this.driver), plugins: [new CamelCasePlugin()] });
  }

  async open(): Promise<void> {
    makePrivate(this.place);
    if (!(await this.read(needsMigration))) return;
    const { rows } = await this.read((db) => sql`select 1 from sqlite_schema`.execute(db));
    const bringUpToDate = () => this.untilFree(() => migrate(this.db));
    if (rows.length === 0) return bringUpToDate();
    const copy = copyOf(this.place);
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
  write<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + this.busyTimeoutMs;
    const attempt = this.lastWrite.then(() => this.untilFree(() => this.db.transaction().execute(work), deadline));
    this.lastWrite = attempt.catch(() => {});
    return attempt;
  }

  checkRoom(): Promise<void> {
    return requireRoom(this.place, leastRoom);
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

  async copyTo(file: string): Promise<void> {
    await requireRoom(file, 2 * statSync(this.place).size);
    await this.read((db) => sql`vacuum into ${file}`.execute(db));
  }

  async backup(file: string): Promise<void> {
    await this.copyTo(file);
    const copy = new SqliteEngine(file);
    await checkIntegrity(copy, file).finally(() => copy.close());
  }

  async dropCopies(before: Date): Promise<void> {
    for (const copy of copiesOf(this.place)) if (copy < copyOf(this.place, before)) remove(copy);
  }

  async restore(file: string): Promise<boolean> {
    const { place } = this;
    const isThere = existsSync(place);
    mkdirSync(dirname(place), { recursive: true, mode: 0o700 });
    await requireRoom(place, 2 * statSync(file).size);
    // The backup itself may lie where nobody can write, and be of an older version.
    const copy = new SqliteEngine(`${place}.next`);
    const clear = () => [copy.place, ...copiesOf(copy.place)].forEach(remove);
    clear();
    try {
      copyFileSync(file, copy.place);
      chmodSync(copy.place, 0o600);
      await checkIntegrity(copy, file);
      if (isThere) await this.requireAlone();
      const isKnown = isThere && (await this.takeOverInto(copy));
      await copy.close();
      if (isThere) this.moveAway();
      renameSync(copy.place, place);
      this.driver.forgetFile();
      return isKnown;
    } finally {
      await copy.close();
      clear();
    }
  }

  close(): Promise<void> {
    return this.driver.destroy();
  }

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

  /** @throws StoreError where another program has the file open: it would go on with what is no more there */
  private async requireAlone(): Promise<void> {
    try {
      // Needs the file for itself alone, and takes the journal into it.
      await sql`pragma journal_mode = delete`.execute(this.db);
    } catch (error) {
      if (isBusy(error)) throw new StoreError("DATABASE_IN_USE", "Another program has the database open.");
      // Another failure is one of the file: `takeOverInto` meets it again, and tells damage from all else.
    }
    await this.driver.letGo();
  }

  /** Brings a copy to what was erased and delivered here; false where that cannot be read. */
  private async takeOverInto(copy: Engine): Promise<boolean> {
    try {
      await this.open();
      await this.driver.letGo();
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
    const copy = copyOf(this.place);
    for (const ending of ["", "-wal", "-shm"]) {
      const file = `${this.place}${ending}`;
      if (existsSync(file)) renameSync(file, copy.replace(/(?=\.bak$)/, ending));
    }
  }
}

/** Makes sure of a file with its folder, and that only this user reads it: what is kept there is personal. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(path, 0o600);
    } catch {
      // There is none, or it belongs to somebody else, who lets this user write.
    }
  }
}
