import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ConfigError } from "../../config-error";
import { errorCodeOf } from "../../error-code";
import { checkWritable } from "./check-writable";
import { type Database, isBusy } from "./database-client";
import { type DatabaseConfig, databasePath, databasePlace } from "./database-config";
import { openFileDatabase } from "./file-database";
import { migrate } from "./migrate";
import { openRemoteDatabase } from "./remote-database";

/** That another process writes at the moment says that the database can be written. */
async function checkAtStart(database: Database): Promise<void> {
  try {
    await checkWritable(database);
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

/** Lets only this user read what is kept: it is personal. */
function protect(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    // It may belong to somebody else who lets this user write.
    if (existsSync(file)) attempt(() => chmodSync(file, 0o600));
  }
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {}
}

/** Makes the file and its folder where they are missing, readable for this user alone; SQLite's own files follow. */
function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) writeFileSync(path, "", { mode: 0o600, flag: "a" });
  protect(path);
}

function openClient(config: DatabaseConfig, patience: number | undefined): Database {
  if (!config.url.startsWith("file:")) return openRemoteDatabase(config);
  return openFileDatabase({ path: databasePath(config.url), url: config.url }, patience);
}

/**
 * Opens the database, and makes its file, folder and tables where they are missing.
 * @param patience how long a write waits for another process, in milliseconds
 * @throws ConfigError naming the place that cannot be written
 */
export async function openDatabase(config: DatabaseConfig, patience?: number): Promise<Database> {
  let database: Database | undefined;
  try {
    if (config.url.startsWith("file:")) makeFile(databasePath(config.url));
    database = openClient(config, patience);
    await migrate(database);
    await checkAtStart(database);
    return database;
  } catch (error) {
    await database?.close();
    throw new ConfigError(
      `ENQUIRY_DATABASE_URL leads to ${databasePlace(config)}, which cannot be written (${errorCodeOf(error)}). Choose ` +
        "a place that can be, such as ENQUIRY_DATABASE_URL=file:data/enquiries.db.",
    );
  }
}

/** How long a command waits for a server that writes, in milliseconds. */
const commandPatience = 30_000;

/**
 * Opens a database that is there, for whoever looks after it.
 * @throws ConfigError where there is none
 * @throws DatabaseError where it cannot be read
 */
export async function openExistingDatabase(config: DatabaseConfig): Promise<Database> {
  const path = config.url.startsWith("file:") ? databasePath(config.url) : undefined;
  if (path !== undefined && !existsSync(path)) {
    throw new ConfigError(
      `There is no database at ${resolve(path)}, where ENQUIRY_DATABASE_URL leads to. Set it as the server has it, or ` +
        "name the file with the server's settings: --settings /etc/site.env.",
    );
  }
  const database = openClient(config, commandPatience);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
