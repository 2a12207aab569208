import { z } from "zod";
import { longestAddress } from "../src/enquiry/questions/mail-address";
import { decoded } from "./decoded";

export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * One variable; one that is empty was left out.
 * @param read gives undefined for what cannot be used
 * @param isSecret it may carry a password, and is not repeated
 */
const setting = <Value>(read: (text: string) => Value | undefined, expected: string, isSecret = false) =>
  z
    .string()
    // A secret that comes from a file often brings the line break at its end.
    .trim()
    .optional()
    .transform((text, context): Value | undefined => {
      if (!text) return undefined;
      const value = read(text);
      if (value === undefined)
        context.addIssue(`${isSecret ? "cannot be used" : `is "${text}"`}; expected ${expected}.`);
      return value;
    });

const secretSetting = <Value>(read: (text: string) => Value | undefined, expected: string) =>
  setting(read, expected, true);

const wholeNumber = (least: number, most: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;

const seconds = (text: string) =>
  /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= 3600 ? Number(text) : undefined;

const when = (isRight: (text: string) => boolean) => (text: string) => (isRight(text) ? text : undefined);

const listWhen = (isRight: (text: string) => boolean) => (text: string) => {
  const all = text.split(",").map((one) => one.trim());
  return all.every(isRight) ? [...new Set(all)] : undefined;
};

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

// A range of all addresses would believe everybody.
const proxies = listWhen((text) => address.safeParse(text).success && !text.endsWith("/0"));

function isFile(url: string): boolean {
  const rest = url.replace(/^file:(\/\/)?/, "");
  // A database in memory would lose every enquiry at the next start.
  const isPath = rest.trim() !== "" && !rest.includes(":memory:") && !/[?#]/.test(rest);
  // A percent sign that stands for itself is written as %25.
  return url.startsWith("file:") && isPath && decoded(rest) !== "";
}

const isServer = (url: string, protocol: RegExp): boolean =>
  protocol.test(url) && URL.canParse(url) && new URL(url).hostname !== "";

const isPostgres = (url: string) => isServer(url, /^postgres(ql)?:\/\//) && new URL(url).pathname.length > 1;

/** Exactly one address, without a name beside it. Strict, because it is written into the head of a mail. */
const isMailAddress = (text: string): boolean =>
  text.length <= longestAddress && /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(text);

/** An address that is posted to: nobody on the way reads along, and headers that are not sent are none of it. */
function isPostUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
}

// A star would match nothing: origins are compared letter by letter.
const isOrigin = (text: string) => URL.canParse(text) && /^https?:[^*]+$/.test(text) && new URL(text).origin === text;

function readSecret(given: string): Buffer | undefined {
  const base64 = given.replace(/^whsec_/, "");
  const bytes = Buffer.from(base64, "base64");
  return bytes.toString("base64") === base64 && bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
}

const port = (example: string) => setting(wholeNumber(1, 65535), `a whole number from 1 to 65535, such as ${example}`);

const settings = z.object({
  PORT: port("PORT=9001"),
  DEVELOP_PORT: port("DEVELOP_PORT=8001"),
  HOST: z.string().optional(),
  LOG_LEVEL: setting(
    when((text) => logLevels.includes(text)),
    `one of ${logLevels.join(", ")}`,
  ),
  TRUST_PROXY: setting(
    (text) => wholeNumber(1, 9)(text) ?? proxies(text),
    "how many proxies stand before this server, such as 1, or their addresses, such as 10.0.0.0/8",
  ),
  ENQUIRY_DATABASE_URL: secretSetting(
    when((url) => isFile(url) || isPostgres(url)),
    "a place to keep enquiries: a file, such as file:data/enquiries.db, or a PostgreSQL server, such as " +
      "postgres://user:password@database.example.com/enquiries",
  ),
  SMTP_URL: secretSetting(
    when((url) => isServer(url, /^smtps?:\/\//)),
    "the address of a mail server, such as smtps://user:password@mail.example.com",
  ),
  ENQUIRY_TO: setting(listWhen(isMailAddress), "an e-mail address, such as sales@example.com, or several with commas"),
  ENQUIRY_FROM: setting(when(isMailAddress), "an e-mail address, such as website@example.com"),
  ENQUIRY_ACKNOWLEDGE: setting((given) => ({ yes: true, no: false })[given], "yes or no"),
  ENQUIRY_WEBHOOK_URL: secretSetting(
    when(isPostUrl),
    "an address to post to that begins with https://, or http://localhost, without a user or password: the secret " +
      "signs what is posted",
  ),
  ENQUIRY_WEBHOOK_SECRET: secretSetting(
    readSecret,
    'whsec_ and 24 to 64 bytes in base64, such as "openssl rand -base64 32" prints',
  ),
  ENQUIRY_ALLOWED_ORIGINS: setting(
    listWhen(isOrigin),
    "sites without a path or a star, parted by commas, such as https://www.example.com",
  ),
  ENQUIRY_RATE_LIMIT: setting(
    wholeNumber(0, 999_999),
    "how many enquiries a minute one address may send, such as 20, or 0 for no limit",
  ),
  ENQUIRY_RETRY_SECONDS: setting(seconds, "a number of seconds up to 3600, such as 5"),
  ENQUIRY_CLAIM_SECONDS: setting(seconds, "a number of seconds up to 3600, such as 30"),
});

const pairs = [
  ["ENQUIRY_TO", "SMTP_URL"],
  ["SMTP_URL", "ENQUIRY_TO"],
  ["ENQUIRY_ACKNOWLEDGE", "SMTP_URL"],
  ["ENQUIRY_WEBHOOK_SECRET", "ENQUIRY_WEBHOOK_URL"],
  ["ENQUIRY_WEBHOOK_URL", "ENQUIRY_WEBHOOK_SECRET"],
] as const;

/** @throws ConfigError on the first value that cannot be used */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const { data: given, error } = settings.safeParse(env);
  const [issue] = error?.issues ?? [];
  if (issue) throw new ConfigError(`${issue.path.join(".")} ${issue.message}`);
  if (!given) throw new ConfigError("The settings cannot be used.");
  const [alone] = pairs.filter(([name, needed]) => given[name] && given[needed] === undefined);
  if (alone) throw new ConfigError(`${alone[0]} is set without ${alone[1]}; set both, or neither.`);
  const { SMTP_URL: smtp, ENQUIRY_TO: to, ENQUIRY_WEBHOOK_URL: hook, ENQUIRY_WEBHOOK_SECRET: secret } = given;
  const { ENQUIRY_FROM: from = to?.[0] } = given;
  return {
    port: given.PORT ?? 9000,
    /** The address at which `npm run develop` shows the pages. */
    developPort: given.DEVELOP_PORT ?? 8000,
    host: given.HOST || "localhost",
    logLevel: given.LOG_LEVEL ?? "info",
    /** Proxies whose word is taken for a visitor's address: nobody's, a number of proxies, or their addresses. */
    trustProxy: given.TRUST_PROXY ?? (false as const),
    enquiries: {
      /** `file:data/enquiries.db`, or `postgres://user:password@host/name`. */
      database: given.ENQUIRY_DATABASE_URL ?? "file:data/enquiries.db",
      mail: smtp && to && from ? { url: smtp, to, from } : undefined,
      webhook: hook && secret ? { url: hook, secret } : undefined,
      allowedOrigins: given.ENQUIRY_ALLOWED_ORIGINS ?? [],
      /** The most enquiries a minute from one address; 0 for no limit. */
      rateLimit: given.ENQUIRY_RATE_LIMIT ?? 20,
      /** Until a delivery that failed is tried again; doubled with each failure. */
      retrySeconds: given.ENQUIRY_RETRY_SECONDS ?? 5,
      /** After which a delivery that nobody works on any more may be taken over. */
      claimSeconds: given.ENQUIRY_CLAIM_SECONDS ?? 30,
      isAcknowledged: given.ENQUIRY_ACKNOWLEDGE ?? false,
    },
  };
}

export type ServerConfig = ReturnType<typeof readConfig>;

export type EnquiryConfig = ServerConfig["enquiries"];

export type MailConfig = NonNullable<EnquiryConfig["mail"]>;

export type WebhookConfig = NonNullable<EnquiryConfig["webhook"]>;

export const databaseFile = (url: string): string | undefined =>
  url.startsWith("file:") ? decodeURIComponent(url.replace(/^file:(\/\/(localhost)?(?=\/))?/, "")) : undefined;

export const databasePlace = (url: string): string =>
  databaseFile(url) ?? `${new URL(url).host}${new URL(url).pathname}`;
