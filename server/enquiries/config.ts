import { z } from "zod";
import { decoded } from "../decoded";
import { secretSetting, setting, wholeNumber } from "../settings";

const isFile = (url: string): boolean => {
  const rest = url.replace(/^file:(\/\/)?/, "");
  // A database in memory would lose every enquiry at the next start.
  const isPath = rest.trim() !== "" && !rest.includes(":memory:") && !/[?#]/.test(rest);
  // A percent sign that stands for itself is written as %25.
  return url.startsWith("file:") && isPath && decoded(rest) !== "";
};

const isPostgres = (url: string): boolean =>
  /^postgres(ql)?:\/\//.test(url) &&
  URL.canParse(url) &&
  new URL(url).hostname !== "" &&
  new URL(url).pathname.length > 1;

const isMailServer = (url: string): boolean =>
  /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== "";

/** Exactly one address, without a name beside it. Strict, because it is written into the head of a mail. */
const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(text);

/** An address that is posted to: nobody on the way reads along, and headers that are not sent are none of it. */
function isPostUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
}

// A star would match nothing: origins are compared letter by letter.
const isOrigin = (text: string) => URL.canParse(text) && /^https?:[^*]+$/.test(text) && new URL(text).origin === text;

const text = (isRight: (text: string) => boolean) => (given: string) => (isRight(given) ? given : undefined);

const list = (isRight: (text: string) => boolean) => (given: string) => {
  const all = given.split(",").map((one) => one.trim());
  return all.every(isRight) ? [...new Set(all)] : undefined;
};

/** The bytes of a secret in the form of Standard Webhooks, or undefined where it has another form. */
function readSecret(given: string): Buffer | undefined {
  const base64 = given.replace(/^whsec_/, "");
  const bytes = Buffer.from(base64, "base64");
  return bytes.toString("base64") === base64 && bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
}

function readSeconds(given: string): number | undefined {
  const seconds = Number(given);
  return /^\d+(\.\d+)?$/.test(given) && seconds > 0 && seconds <= 3600 ? seconds : undefined;
}

/** The variables that say how enquiries are taken, kept and passed on. What may be secret is not repeated in a refusal. */
export const enquirySettings = z.object({
  ENQUIRY_DATABASE_URL: secretSetting(
    text((url) => isFile(url) || isPostgres(url)),
    "a place to keep enquiries: a file, such as file:data/enquiries.db, or a PostgreSQL server, such as " +
      "postgres://user:password@database.example.com/enquiries",
  ),
  SMTP_URL: secretSetting(
    text(isMailServer),
    "the address of a mail server, such as smtps://user:password@mail.example.com",
  ),
  ENQUIRY_TO: setting(list(isMailAddress), "an e-mail address, such as sales@example.com, or several with commas"),
  ENQUIRY_FROM: setting(text(isMailAddress), "an e-mail address, such as website@example.com"),
  ENQUIRY_ACKNOWLEDGE: setting((given) => ({ yes: true, no: false })[given], "yes or no"),
  ENQUIRY_WEBHOOK_URL: secretSetting(
    text(isPostUrl),
    "an address to post to that begins with https://, or http://localhost, without a user or password: the secret " +
      "signs what is posted",
  ),
  ENQUIRY_WEBHOOK_SECRET: secretSetting(
    readSecret,
    'whsec_ and 24 to 64 bytes in base64, such as "openssl rand -base64 32" prints',
  ),
  ENQUIRY_ALLOWED_ORIGINS: setting(
    list(isOrigin),
    "sites without a path or a star, parted by commas, such as https://www.example.com",
  ),
  ENQUIRY_RATE_LIMIT: setting(
    wholeNumber(0, 999_999),
    "how many enquiries a minute one address may send, such as 20, or 0 for no limit",
  ),
  ENQUIRY_RETRY_SECONDS: setting(readSeconds, "a number of seconds up to 3600, such as 5"),
  ENQUIRY_CLAIM_SECONDS: setting(readSeconds, "a number of seconds up to 3600, such as 30"),
});

type Settings = z.output<typeof enquirySettings>;

const pairs: readonly [name: keyof Settings, needed: keyof Settings][] = [
  ["ENQUIRY_TO", "SMTP_URL"],
  ["SMTP_URL", "ENQUIRY_TO"],
  ["ENQUIRY_ACKNOWLEDGE", "SMTP_URL"],
  ["ENQUIRY_WEBHOOK_SECRET", "ENQUIRY_WEBHOOK_URL"],
  ["ENQUIRY_WEBHOOK_URL", "ENQUIRY_WEBHOOK_SECRET"],
];

export function checkPairs(settings: Settings, context: { addIssue: (issue: z.core.$ZodRawIssue) => void }) {
  for (const [name, needed] of pairs) {
    if (!settings[name] || settings[needed] !== undefined) continue;
    const message = `${name} is set without ${needed}; set both, or neither.`;
    context.addIssue({ code: "custom", message, input: undefined });
  }
}

export function enquiryConfigOf(settings: Settings) {
  const { SMTP_URL: server, ENQUIRY_TO: to, ENQUIRY_WEBHOOK_URL: hook, ENQUIRY_WEBHOOK_SECRET: secret } = settings;
  const { ENQUIRY_FROM: from = to?.[0] } = settings;
  return {
    /** `file:data/enquiries.db`, or `postgres://user:password@host/name`. */
    database: settings.ENQUIRY_DATABASE_URL ?? "file:data/enquiries.db",
    mail: server && to && from ? { url: server, to, from } : undefined,
    webhook: hook && secret ? { url: hook, secret } : undefined,
    allowedOrigins: settings.ENQUIRY_ALLOWED_ORIGINS ?? [],
    /** The most enquiries a minute from one address; 0 for no limit. */
    rateLimit: settings.ENQUIRY_RATE_LIMIT ?? 20,
    /** Until a delivery that failed is tried again; doubled with each failure. */
    retrySeconds: settings.ENQUIRY_RETRY_SECONDS ?? 5,
    /** After which a delivery that nobody works on any more may be taken over. */
    claimSeconds: settings.ENQUIRY_CLAIM_SECONDS ?? 30,
    isAcknowledged: settings.ENQUIRY_ACKNOWLEDGE ?? false,
  };
}

export type EnquiryConfig = ReturnType<typeof enquiryConfigOf>;

export type MailConfig = NonNullable<EnquiryConfig["mail"]>;

export type WebhookConfig = NonNullable<EnquiryConfig["webhook"]>;

export const databaseFile = (url: string): string | undefined =>
  url.startsWith("file:") ? decodeURIComponent(url.replace(/^file:(\/\/(localhost)?(?=\/))?/, "")) : undefined;

/** The place of a database for people to read: the path of a file, or the host and the name on a server. */
export const databasePlace = (url: string): string =>
  databaseFile(url) ?? `${new URL(url).host}${new URL(url).pathname}`;
