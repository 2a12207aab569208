import { expect, test } from "vitest";
import { ConfigError, databaseFile, readConfig } from "./config";
import { enquiriesSentence } from "./enquiries/service";

test("without settings, the site is at port 9000 of this machine, where enquiries wait in a file", () => {
  const { enquiries, ...site } = readConfig({});
  expect(site).toEqual({ port: 9000, developPort: 8000, host: "localhost", logLevel: "info", trustProxy: false });
  expect(enquiries).toEqual({
    database: "file:data/enquiries.db",
    mail: undefined,
    webhook: undefined,
    allowedOrigins: [],
    rateLimit: 20,
    retrySeconds: 5,
    claimSeconds: 30,
    isAcknowledged: false,
  });
  expect(enquiriesSentence(enquiries)).toMatch(/^Enquiries wait in data\/enquiries\.db: /);
});

const secret = `whsec_${Buffer.alloc(32, "s").toString("base64")}`;
const mail = { SMTP_URL: "smtp://mail.example.com", ENQUIRY_TO: "sales@example.com" };
const webhook = { ENQUIRY_WEBHOOK_URL: "https://example.com/hook", ENQUIRY_WEBHOOK_SECRET: secret };

// The line break at the end of a secret's file, and blanks around a value, are no part of it.
test.each(["", " ", "\n"])("settings are taken from the environment, also with %j around them", (blank) => {
  const env = {
    ...mail,
    ...webhook,
    PORT: "9001",
    DEVELOP_PORT: "8001",
    HOST: "0.0.0.0",
    LOG_LEVEL: "warn",
    TRUST_PROXY: "10.0.0.0/8, ::1",
    ENQUIRY_TO: "sales@example.com, boss@example.com",
    ENQUIRY_DATABASE_URL: "postgres://user:token@database.example.com/enquiries",
    ENQUIRY_ALLOWED_ORIGINS: "https://a.example.com, http://localhost:8000",
    ENQUIRY_RATE_LIMIT: "0",
    ENQUIRY_ACKNOWLEDGE: "no",
  };
  const padded = Object.entries(env).map(([name, value]) => [
    name,
    name === "HOST" ? value : `${blank}${value}${blank}`,
  ]);
  const { enquiries, ...site } = readConfig(Object.fromEntries(padded));
  const trustProxy = ["10.0.0.0/8", "::1"];
  expect(site).toEqual({ port: 9001, developPort: 8001, host: "0.0.0.0", logLevel: "warn", trustProxy });
  expect(enquiries).toMatchObject({
    database: "postgres://user:token@database.example.com/enquiries",
    mail: { to: ["sales@example.com", "boss@example.com"], from: "sales@example.com" },
    webhook: { url: "https://example.com/hook", secret: Buffer.alloc(32, "s") },
    allowedOrigins: ["https://a.example.com", "http://localhost:8000"],
    rateLimit: 0,
    isAcknowledged: false,
  });
  expect(enquiriesSentence(enquiries)).toBe(
    "Enquiries are kept in database.example.com/enquiries and passed on by e-mail and webhook.",
  );
});

test.each<[name: string, env: Record<string, string>]>([
  ["PORT", { PORT: "eighty" }],
  ["PORT", { PORT: "0" }],
  ["PORT", { PORT: "65536" }],
  ["PORT", { PORT: "0x50" }],
  ["DEVELOP_PORT", { DEVELOP_PORT: "none" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ["TRUST_PROXY", { TRUST_PROXY: "0" }],
  ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.0/33" }],
  ["TRUST_PROXY", { TRUST_PROXY: "::/0" }],
  ["TRUST_PROXY", { TRUST_PROXY: "proxy.example.com" }],
  ["ENQUIRY_ACKNOWLEDGE", { ENQUIRY_ACKNOWLEDGE: "yes" }],
  ["SMTP_URL", { ...mail, SMTP_URL: "https://user:hunter2@mail.example.com" }],
  ["SMTP_URL", { SMTP_URL: mail.SMTP_URL }],
  ["ENQUIRY_TO", { ENQUIRY_TO: mail.ENQUIRY_TO }],
  ["ENQUIRY_TO", { ...mail, ENQUIRY_TO: "sales@example.com," }],
  ["ENQUIRY_TO", { ...mail, ENQUIRY_TO: "Sales <sales@example.com>" }],
  ["ENQUIRY_FROM", { ...mail, ENQUIRY_FROM: "website" }],
  ["ENQUIRY_WEBHOOK_URL", { ...webhook, ENQUIRY_WEBHOOK_URL: "http://example.com/hunter2" }],
  ["ENQUIRY_WEBHOOK_URL", { ...webhook, ENQUIRY_WEBHOOK_URL: "https://user:hunter2@example.com/" }],
  ["ENQUIRY_WEBHOOK_URL", { ENQUIRY_WEBHOOK_URL: webhook.ENQUIRY_WEBHOOK_URL }],
  ["ENQUIRY_WEBHOOK_SECRET", { ...webhook, ENQUIRY_WEBHOOK_SECRET: "hunter2" }],
  ["ENQUIRY_WEBHOOK_SECRET", { ENQUIRY_WEBHOOK_SECRET: secret }],
  ["ENQUIRY_DATABASE_URL", { ENQUIRY_DATABASE_URL: "postgres://user:hunter2@database/" }],
  ["ENQUIRY_DATABASE_URL", { ENQUIRY_DATABASE_URL: "data/enquiries.db" }],
  ["ENQUIRY_DATABASE_URL", { ENQUIRY_DATABASE_URL: "file::memory:" }],
  ["ENQUIRY_DATABASE_URL", { ENQUIRY_DATABASE_URL: "file: " }],
  ["ENQUIRY_DATABASE_URL", { ENQUIRY_DATABASE_URL: "file:/srv/100%/enquiries.db" }],
  ["ENQUIRY_ALLOWED_ORIGINS", { ENQUIRY_ALLOWED_ORIGINS: "https://*.example.com" }],
  ["ENQUIRY_ALLOWED_ORIGINS", { ENQUIRY_ALLOWED_ORIGINS: "https://a.example.com/" }],
  ["ENQUIRY_ALLOWED_ORIGINS", { ENQUIRY_ALLOWED_ORIGINS: "https://a.example.com,,https://b.example.com" }],
  ["ENQUIRY_RATE_LIMIT", { ENQUIRY_RATE_LIMIT: "many" }],
  ["ENQUIRY_RETRY_SECONDS", { ENQUIRY_RETRY_SECONDS: "0" }],
  ["ENQUIRY_CLAIM_SECONDS", { ENQUIRY_CLAIM_SECONDS: "soon" }],
])("a wrong %s is refused in a sentence that names it and repeats no secret: %o", (name, env) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} .*(is set without|; expected)`));
  expect(read).not.toThrow(/hunter2/);
});

test.each([
  ["file:data/enquiries.db", "data/enquiries.db"],
  ["file:/srv/a%20b.db", "/srv/a b.db"],
  ["file:///srv/a.db", "/srv/a.db"],
  ["file://localhost/srv/a.db", "/srv/a.db"],
])("%s is %s", (url, path) => {
  expect(databaseFile(url)).toBe(path);
});
