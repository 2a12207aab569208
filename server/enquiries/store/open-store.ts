import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigError } from "../../settings";
import { type DatabaseConfig, databaseFile } from "./database-config";
import type { EngineOptions } from "./engine";
import { EnquiryStore } from "./enquiry-store";
import { PostgresEngine } from "./postgres-engine";
import { SqliteEngine } from "./sqlite-engine";

/** The store at a place. It opens its database when it is first used, and makes file, folder and tables. */
export function openStore(config: DatabaseConfig, options?: EngineOptions): EnquiryStore {
  const file = databaseFile(config);
  return new EnquiryStore(
    file === undefined ? new PostgresEngine(config.url, options) : new SqliteEngine(file, options),
  );
}

/** Time that a command waits for a server that writes, in milliseconds. */
const commandBusyTimeoutMs = 30_000;

/**
 * The store at a place where there is one, for whoever looks after it.
 * @throws ConfigError where there is none
 */
export function openExistingStore(config: DatabaseConfig): EnquiryStore {
  const file = databaseFile(config);
  if (file !== undefined && !existsSync(file)) {
    throw new ConfigError(
      `There is no database at ${resolve(file)}, where ENQUIRY_DATABASE_URL leads to. Set it as the server has it, or ` +
        "name the file with the server's settings: --settings /etc/site.env.",
    );
  }
  return openStore(config, { busyTimeoutMs: commandBusyTimeoutMs });
}
