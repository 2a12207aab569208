import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
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

function openClient(config: DatabaseConfig, patience: number | undefined): Database {
  if (!config.url.startsWith("file:")) return openRemoteDatabase(config);
  const path = databasePath(config.url);
  mkdirSync(dirname(path), { recursive: true });
  return openFileDatabase({ path, url: config.url }, patience);
}

/**
 * Opens the database, and makes its file, folder and tables where they are missing.
 * @param patience how long a write waits for another process, in milliseconds
 * @throws ConfigError naming the place that cannot be written
 */
export async function openDatabase(config: DatabaseConfig, patience?: number): Promise<Database> {
  let database: Database | undefined;
  try {
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
