import { ConfigError, type Environment } from "../config-error";
import { type MailConfig, readMailConfig, readWebhookConfig, type WebhookConfig } from "./deliver/delivery-config";
import { type DatabaseConfig, readDatabaseConfig } from "./store/database-config";

/** How enquiries are taken, kept and passed on. */
export interface EnquiryConfig {
  database: DatabaseConfig;
  /** Where they are mailed to, if anywhere. */
  mail: MailConfig | undefined;
  /** Where they are posted to, if anywhere. */
  webhook: WebhookConfig | undefined;
  /** Other sites whose pages may send enquiries here. */
  allowedOrigins: string[];
  /** The most enquiries a minute from one address; 0 for no limit. */
  rateLimit: number;
  /** Seconds until a delivery that failed is tried again; doubled with each failure. */
  retrySeconds: number;
  /** Seconds after which a delivery that nobody works on any more may be taken over. */
  claimSeconds: number;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:[^*]+$/.test(text) && new URL(text).origin === text;
}

function readOrigins(value: string | undefined): string[] {
  if (value === undefined || value.trim() === "") return [];
  const origins = value.split(",").map((origin) => origin.trim());
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return origins;
  throw new ConfigError(
    `ENQUIRY_ALLOWED_ORIGINS names "${wrong}"; right are sites without a path, parted by commas, such as ` +
      "https://www.example.com.",
  );
}

function readRateLimit(value: string | undefined): number {
  if (value === undefined || value === "") return 20;
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new ConfigError(
    `ENQUIRY_RATE_LIMIT is "${value}"; expected how many enquiries a minute one address may send, such as 20, or 0 ` +
      "for no limit.",
  );
}

function readSeconds(name: string, value: string | undefined, usual: number): number {
  if (value === undefined || value === "") return usual;
  const seconds = Number(value);
  if (/^\d+(\.\d+)?$/.test(value) && seconds > 0 && seconds <= 3600) return seconds;
  throw new ConfigError(`${name} is "${value}"; expected a number of seconds up to 3600, such as ${usual}.`);
}

/**
 * Reads how enquiries are taken, kept and passed on.
 * @throws ConfigError on the first value that cannot be used
 */
export function readEnquiryConfig(env: Environment): EnquiryConfig {
  return {
    database: readDatabaseConfig(env),
    mail: readMailConfig(env),
    webhook: readWebhookConfig(env),
    allowedOrigins: readOrigins(env.ENQUIRY_ALLOWED_ORIGINS),
    rateLimit: readRateLimit(env.ENQUIRY_RATE_LIMIT),
    retrySeconds: readSeconds("ENQUIRY_RETRY_SECONDS", env.ENQUIRY_RETRY_SECONDS, 5),
    claimSeconds: readSeconds("ENQUIRY_CLAIM_SECONDS", env.ENQUIRY_CLAIM_SECONDS, 30),
  };
}
