import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigError, databaseFile } from "../../config";
import { writeCopy } from "./backup";
import type { Access, Engine } from "./database";
import { deliveriesOf } from "./deliveries";
import { erasingOf } from "./erase-enquiries";
import { PostgresEngine } from "./postgres-engine";
import { readingOf } from "./read-enquiries";
import { savingOf } from "./save-enquiry";
import { SqliteEngine } from "./sqlite-engine";
import { StoreError, storeClosed } from "./store-error";

const commandBusyTimeoutMs = 30_000;

function storeOn(engine: Engine) {
  let opening: Promise<void> | undefined;
  let isClosed = false;
  const open = async (): Promise<void> => {
    if (isClosed) throw new StoreError(storeClosed, "The store is closed.");
    opening ??= engine.open().catch((error) => {
      opening = undefined;
      throw error;
    });
    await opening;
  };
  const access: Access = {
    read: (work, bytes) => open().then(() => engine.read(work, bytes)),
    write: (work, bytes) => open().then(() => engine.write(work, bytes)),
  };
  const { tryToSave, ...saving } = savingOf(access);
  return {
    place: engine.place,
    isShared: engine.isShared,
    /** Opens the database and brings its tables up to date. Every other method does so by itself. */
    open,
    ...saving,
    ...deliveriesOf(access),
    ...readingOf(access),
    ...erasingOf(access, engine),

    dropCopies: (before: Date): Promise<void> => open().then(() => engine.dropCopies(before)),

    /** @throws StoreError where no enquiry could be stored, or there is little room for more */
    async check(): Promise<void> {
      await tryToSave();
      await engine.checkRoom?.();
    },

    /** Writes all of it to a new file, consistent while others write, checked, readable for this user alone. */
    backup: (file: string): Promise<void> => open().then(() => writeCopy(file, () => engine.backup(file))),

    restore: (file: string): Promise<boolean> => engine.restore(file),

    async close(): Promise<void> {
      isClosed = true;
      await opening?.catch(() => {});
      await engine.close();
    },
  };
}

/**
 * Durable storage of enquiries. Two engines carry it: SQLite in a file, and PostgreSQL. Nothing of it blocks the thread
 * that answers visitors, and whatever returns is on the disk. What fails rejects with a `StoreError` whose `code` is safe to
 * log; `isBusy` tells one that is over soon.
 */
export type EnquiryStore = ReturnType<typeof storeOn>;

/**
 * The store at a place. It opens its database when it is first used, and makes file, folder and tables.
 * @param busyTimeoutMs time for another process that writes, or for the answer of a server
 */
export function openStore(url: string, busyTimeoutMs?: number): EnquiryStore {
  const file = databaseFile(url);
  return storeOn(file === undefined ? new PostgresEngine(url, busyTimeoutMs) : new SqliteEngine(file, busyTimeoutMs));
}

/** @throws ConfigError where there is no database */
export function openExistingStore(url: string): EnquiryStore {
  const file = databaseFile(url);
  if (file !== undefined && !existsSync(file)) {
    throw new ConfigError(
      `There is no database at ${resolve(file)}, where ENQUIRY_DATABASE_URL leads to. Set it as the server has it, or ` +
        "name the file with the server's settings: --settings /etc/site.env.",
    );
  }
  return openStore(url, commandBusyTimeoutMs);
}
