import { createClient } from "@libsql/client";
import { type Database, DatabaseError } from "./database-client";
import type { DatabaseConfig } from "./database-config";

/** The driver's failures as our own, with their codes. */
async function named<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new DatabaseError(code, error instanceof Error ? error.message : "");
  }
}

/** A database on a libSQL server, which keeps its own files and its own order of writes. */
export function openRemoteDatabase({ url, authToken }: DatabaseConfig): Database {
  const client = createClient({ url, authToken });
  return {
    path: undefined,
    read: async (statement) => (await named(client.execute(statement))).rows,
    write: (statements) => named(client.batch([...statements], "write")),
    emptyJournal: async () => true,
    close: async () => client.close(),
  };
}
