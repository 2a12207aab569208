import { z } from "zod";
import type { Environment } from "../../config-error";
import { readSettings, setting } from "../../settings";

/** Where enquiries are kept. */
export interface DatabaseConfig {
  /** `file:data/enquiries.db`, or the address of a libSQL server. */
  url: string;
  authToken: string | undefined;
}

const schemes = ["file:", "libsql:", "https:", "http:", "wss:", "ws:"];

function readDatabaseUrl(url: string): string | undefined {
  const scheme = /^[a-z]+:/.exec(url)?.[0] ?? "";
  const rest = url.slice(scheme.length).replace(/^\/\//, "");
  // A database in memory would lose every enquiry at the next start.
  const isPlace = schemes.includes(scheme) && rest.trim() !== "" && !rest.includes(":memory:") && !/[?#]/.test(rest);
  return isPlace ? url : undefined;
}

/** The variables that say where enquiries are kept. */
export const databaseSettings = z.object({
  ENQUIRY_DATABASE_URL: setting("ENQUIRY_DATABASE_URL", {
    read: readDatabaseUrl,
    expected:
      "a place to keep enquiries: a file, such as file:data/enquiries.db, or a libSQL server, such as " +
      "libsql://database.example.com",
    isSecret: true,
  }),
  ENQUIRY_DATABASE_AUTH_TOKEN: z.string().optional(),
});

/** Where enquiries are kept, of settings that were read. */
export const databaseConfigOf = (settings: z.output<typeof databaseSettings>): DatabaseConfig => ({
  url: settings.ENQUIRY_DATABASE_URL ?? "file:data/enquiries.db",
  authToken: settings.ENQUIRY_DATABASE_AUTH_TOKEN || undefined,
});

/**
 * Reads where enquiries are kept, and nothing else: all that the command line needs.
 * @throws ConfigError where it is no place to keep them
 */
export const readDatabaseConfig = (env: Environment): DatabaseConfig =>
  databaseConfigOf(readSettings(databaseSettings, env));

/** The place for people to read: the path of a file, or the host of a server. */
export function databasePlace({ url }: DatabaseConfig): string {
  return url.startsWith("file:") ? databasePath(url) : new URL(url).host;
}

/** The path of a database that is a file. */
export function databasePath(url: string): string {
  return decodeURIComponent(url.replace(/^file:(\/\/(localhost)?(?=\/))?/, ""));
}
