import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigError } from "../../settings";
import { databaseFile } from "../config";
import { checkIntegrity, writeCopy } from "./backup";
import { deliveriesOf } from "./deliveries";
import type { Engine, EngineOptions } from "./engine";
import { erasingOf } from "./erase-enquiries";
import { PostgresEngine } from "./postgres-engine";
import { readingOf } from "./read-enquiries";
import { savingOf } from "./save-enquiry";
import { SqliteEngine } from "./sqlite-engine";
import { StoreError, storeClosed } from "./store-error";
import type { Access } from "./tables";

/** Time that a command waits for a server that writes, in milliseconds. */
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
    read: async (work, bytes) => {
      await open();
      return engine.read(work, bytes);
    },
    write: async (work, bytes) => {
      await open();
      return engine.write(work, bytes);
    },
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

    /** Erases what was kept of this database, before an upgrade or a restore, before a time. */
    dropCopies: (before: Date): Promise<void> => open().then(() => engine.dropCopies(before)),

    /** @throws StoreError where no enquiry could be stored, or there is little room for more */
    async check(): Promise<void> {
      await tryToSave();
      await engine.checkRoom?.();
    },

    /** Writes all of it to a new SQLite file, consistent while others write, checked, readable for this user alone. */
    async backup(file: string): Promise<void> {
      await open();
      await writeCopy(file, async () => {
        await engine.copyTo(file);
        const copy = new SqliteEngine(file);
        await checkIntegrity(copy, file).finally(() => copy.close());
      });
    },

    /**
     * Puts a backup, of either engine, in the place of what is there, of which a copy is kept; no server may run. Who was
     * erased stays erased, and what was delivered is not delivered again.
     * @returns false where what was there could not be read, so that this is not known
     */
    restore: (file: string): Promise<boolean> => engine.restore(file),

    /** Ends what is under way and closes the database; the store can be used no more. */
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

/** The store at a place. It opens its database when it is first used, and makes file, folder and tables. */
export function openStore(url: string, options?: EngineOptions): EnquiryStore {
  const file = databaseFile(url);
  return storeOn(file === undefined ? new PostgresEngine(url, options) : new SqliteEngine(file, options));
}

/**
 * The store at a place where there is one, for whoever looks after it.
 * @throws ConfigError where there is none
 */
export function openExistingStore(url: string): EnquiryStore {
  const file = databaseFile(url);
  if (file !== undefined && !existsSync(file)) {
    throw new ConfigError(
      `There is no database at ${resolve(file)}, where ENQUIRY_DATABASE_URL leads to. Set it as the server has it, or ` +
        "name the file with the server's settings: --settings /etc/site.env.",
    );
  }
  return openStore(url, { busyTimeoutMs: commandBusyTimeoutMs });
}
