import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Client, createClient, LibsqlError } from "@libsql/client";
import { ConfigError } from "../../config-error";
import { type DatabaseConfig, databasePath, databasePlace } from "./database-config";
import { schema } from "./schema.sql";

/** An open database. */
export interface Database {
  client: Client;
  /** Whether it is a file of this machine. */
  isFile: boolean;
}

/** How long a write waits for another process to finish its own, in milliseconds. */
const busyMilliseconds = 5000;

const isBusy = (error: unknown) => error instanceof LibsqlError && error.code === "SQLITE_BUSY";

/** Really writes: a full disk and a file that may only be read are found by nothing else. */
export async function checkWritable({ client }: Database): Promise<void> {
  await client.execute({
    sql: `INSERT INTO write_probe (id, written_at) VALUES (1, ?)
      ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at`,
    args: [new Date().toISOString()],
  });
}

async function prepare(database: Database): Promise<void> {
  const { client, isFile } = database;
  if (isFile) {
    await client.execute("PRAGMA journal_mode = WAL");
    // An enquiry that was acknowledged survives a power cut as well.
    await client.execute("PRAGMA synchronous = FULL");
    // What is erased is overwritten, not only forgotten.
    await client.execute("PRAGMA secure_delete = ON");
  }
  await client.batch(schema, "write");
  await checkWritable(database);
}

/** Switching a new file to its journal does not wait for another process that is doing the same. */
async function untilNotBusy(work: () => Promise<void>): Promise<void> {
  const end = Date.now() + busyMilliseconds;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await wait(20 + Math.random() * 50);
    }
  }
}

/**
 * Opens the database, and makes its file, folder and tables where they are missing.
 * @param busy how long a write waits for another process, in milliseconds
 * @throws ConfigError naming the place that cannot be written
 */
export async function openDatabase(config: DatabaseConfig, busy = busyMilliseconds): Promise<Database> {
  const isFile = config.url.startsWith("file:");
  let client: Client | undefined;
  try {
    if (isFile) mkdirSync(dirname(databasePath(config.url)), { recursive: true });
    const place = isFile
      ? { url: config.url, concurrency: 1, timeout: busy }
      : { url: config.url, authToken: config.authToken };
    client = createClient(place);
    const database = { client, isFile };
    await untilNotBusy(() => prepare(database));
    return database;
  } catch (error) {
    client?.close();
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    throw new ConfigError(
      `ENQUIRY_DATABASE_URL leads to ${databasePlace(config)}, which cannot be written (${reason}). Choose a place ` +
        "that can be, such as ENQUIRY_DATABASE_URL=file:data/enquiries.db.",
    );
  }
}
