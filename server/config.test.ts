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
    LOG_LEVEL: "warn",
    TRUST_PROXY: "10.0.0.0/8, ::1",
    ENQUIRY_TO: "sales@example.com, boss@example.com",
    ENQUIRY_DATABASE_URL: "postgres://user:token@database.example.com/enquiries",
    ENQUIRY_ALLOWED_ORIGINS: "https://a.example.com, http://localhost:8000",
    ENQUIRY_RATE_LIMIT: "0",
    ENQUIRY_ACKNOWLEDGE: "no",
  };
  const padded = Object.entries(env).map(([name, value]) => [name, `${blank}${value}${blank}`]);
  const { enquiries, ...site } = readConfig({ ...Object.fromEntries(padded), HOST: "0.0.0.0" });
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

const wrong: Readonly<Record<string, readonly string[]>> = {
  PORT: ["eighty", "0", "65536", "0x50"],
  DEVELOP_PORT: ["none"],
  LOG_LEVEL: ["loud"],
  TRUST_PROXY: ["0", "10.0.0.0/33", "::/0", "proxy.example.com"],
  ENQUIRY_ACKNOWLEDGE: ["maybe"],
  SMTP_URL: ["https://user:hunter2@mail.example.com", ""],
  ENQUIRY_TO: ["sales@example.com,", "Sales <sales@example.com>", ""],
  ENQUIRY_FROM: ["website"],
  ENQUIRY_WEBHOOK_URL: ["http://example.com/hunter2", "https://user:hunter2@example.com/", ""],
  ENQUIRY_WEBHOOK_SECRET: ["hunter2", ""],
  ENQUIRY_DATABASE_URL: [
    "postgres://user:hunter2@database/",
    ...["data/enquiries.db", "file::memory:", "file: ", "file:/srv/100%/enquiries.db"],
  ],
  ENQUIRY_ALLOWED_ORIGINS: ["https://*.example.com", "https://a.example.com/", "https://a.example,,https://b.example"],
  ENQUIRY_RATE_LIMIT: ["many"],
  ENQUIRY_RETRY_SECONDS: ["0"],
  ENQUIRY_CLAIM_SECONDS: ["soon"],
};

test.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value])))(
  'a wrong %s is refused in a sentence that names it, as one that stands without its other, and repeats no secret: "%s"',
  (name = "", value = "") => {
    const read = () => readConfig({ ...mail, ...webhook, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(value === "" ? new RegExp(` is set without ${name};`) : new RegExp(`^${name} .*; expected`));
    expect(read).not.toThrow(/hunter2/);
  },
);

test("an acknowledgement needs a mail server", () => {
  expect(() => readConfig({ ENQUIRY_ACKNOWLEDGE: "yes" })).toThrow(/^ENQUIRY_ACKNOWLEDGE is set without SMTP_URL;/);
});

test.each([
  ["file:data/enquiries.db", "data/enquiries.db"],
  ["file:/srv/a%20b.db", "/srv/a b.db"],
  ["file:///srv/a.db", "/srv/a.db"],
  ["file://localhost/srv/a.db", "/srv/a.db"],
])("%s is %s", (url, path) => {
  expect(databaseFile(url)).toBe(path);
});
