import { z } from "zod";
import { decoded } from "../../decoded";
import { type Environment, readSettings, secretSetting } from "../../settings";

/** Database that keeps the enquiries. */
export interface DatabaseConfig {
  /** `file:data/enquiries.db`, or `postgres://user:password@host/name`. */
  url: string;
}

function isFile(url: string): boolean {
  const rest = url.replace(/^file:(\/\/)?/, "");
  // A database in memory would lose every enquiry at the next start.
  const isPath = rest.trim() !== "" && !rest.includes(":memory:") && !/[?#]/.test(rest);
  // A percent sign that stands for itself is written as %25.
  return url.startsWith("file:") && isPath && decoded(rest) !== "";
}

function isPostgres(url: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return hostname !== "" && pathname.length > 1;
}

/** The variables that say where enquiries are kept. */
export const databaseSettings = z.object({
  ENQUIRY_DATABASE_URL: secretSetting(
    (url) => (isFile(url) || isPostgres(url) ? url : undefined),
    "a place to keep enquiries: a file, such as file:data/enquiries.db, or a PostgreSQL server, such as " +
      "postgres://user:password@database.example.com/enquiries",
  ),
});

/** Reads the database of the enquiries from settings. */
export const databaseConfigOf = (settings: z.output<typeof databaseSettings>): DatabaseConfig => ({
  url: settings.ENQUIRY_DATABASE_URL ?? "file:data/enquiries.db",
});

/**
 * Reads where enquiries are kept, and nothing else: all that the command line needs.
 * @throws ConfigError where it is no place to keep them
 */
export const readDatabaseConfig = (env: Environment): DatabaseConfig =>
  databaseConfigOf(readSettings(databaseSettings, env));

/** The place for people to read: the path of a file, or the host and the name of a database. */
export const databasePlace = ({ url }: DatabaseConfig): string =>
  databaseFile({ url }) ?? `${new URL(url).host}${new URL(url).pathname}`;

/** The path of a database that is a file; undefined for a server. */
export const databaseFile = ({ url }: DatabaseConfig): string | undefined =>
  url.startsWith("file:") ? decodeURIComponent(url.replace(/^file:(\/\/(localhost)?(?=\/))?/, "")) : undefined;
