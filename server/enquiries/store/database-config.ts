import { ConfigError, type Environment } from "../../config-error";

/** Where enquiries are kept. */
export interface DatabaseConfig {
  /** `file:data/enquiries.db`, or the address of a libSQL server. */
  url: string;
  authToken: string | undefined;
}

const schemes = ["file:", "libsql:", "https:", "http:", "wss:", "ws:"];

/**
 * Reads where enquiries are kept. The value is not repeated in the refusal: it may carry a password.
 * @throws ConfigError where it is no place to keep them
 */
export function readDatabaseConfig(env: Environment): DatabaseConfig {
  const url = env.ENQUIRY_DATABASE_URL || "file:data/enquiries.db";
  const scheme = /^[a-z]+:/.exec(url)?.[0] ?? "";
  const rest = url.slice(scheme.length).replace(/^\/\//, "");
  // A database in memory would lose every enquiry at the next start.
  if (!schemes.includes(scheme) || rest.trim() === "" || rest.includes(":memory:") || /[?#]/.test(rest)) {
    throw new ConfigError(
      "ENQUIRY_DATABASE_URL is no place to keep enquiries; expected a file, such as file:data/enquiries.db, or a " +
        "libSQL server, such as libsql://database.example.com.",
    );
  }
  return { url, authToken: env.ENQUIRY_DATABASE_AUTH_TOKEN || undefined };
}

/** The place for people to read: the path of a file, or the host of a server. */
export function databasePlace({ url }: DatabaseConfig): string {
  return url.startsWith("file:") ? databasePath(url) : new URL(url).host;
}

/** The path of a database that is a file. */
export function databasePath(url: string): string {
  return decodeURIComponent(url.replace(/^file:(\/\/(localhost)?(?=\/))?/, ""));
}
