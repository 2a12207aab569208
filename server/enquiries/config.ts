import { z } from "zod";
import { type Environment, readSettings, setting, wholeNumber } from "../settings";
import { checkPairs, deliveryConfigOf, deliverySettings } from "./deliver/delivery-config";
import { databaseConfigOf, databaseSettings } from "./store/database-config";

// A star would match nothing: origins are compared letter by letter.
const isOrigin = (text: string) => URL.canParse(text) && /^https?:[^*]+$/.test(text) && new URL(text).origin === text;

function readOrigins(text: string): string[] | undefined {
  const origins = text.split(",").map((origin) => origin.trim());
  return origins.every(isOrigin) ? origins : undefined;
}

function readSeconds(text: string): number | undefined {
  const seconds = Number(text);
  return /^\d+(\.\d+)?$/.test(text) && seconds > 0 && seconds <= 3600 ? seconds : undefined;
}

/** The variables that say how enquiries are taken, kept and passed on. */
export const enquirySettings = z.object({
  ...databaseSettings.shape,
  ...deliverySettings.shape,
  ENQUIRY_ALLOWED_ORIGINS: setting(
    readOrigins,
    "sites without a path or a star, parted by commas, such as https://www.example.com",
  ),
  ENQUIRY_RATE_LIMIT: setting(
    wholeNumber(0, 999_999),
    "how many enquiries a minute one address may send, such as 20, or 0 for no limit",
  ),
  ENQUIRY_RETRY_SECONDS: setting(readSeconds, "a number of seconds up to 3600, such as 5"),
  ENQUIRY_CLAIM_SECONDS: setting(readSeconds, "a number of seconds up to 3600, such as 30"),
});

/** Makes the settings of enquiries from those that were read. */
export const enquiryConfigOf = (settings: z.output<typeof enquirySettings>) => ({
  database: databaseConfigOf(settings),
  ...deliveryConfigOf(settings),
  /** Other sites whose pages may send enquiries here. */
  allowedOrigins: settings.ENQUIRY_ALLOWED_ORIGINS ?? [],
  /** The most enquiries a minute from one address; 0 for no limit. */
  rateLimit: settings.ENQUIRY_RATE_LIMIT ?? 20,
  /** Until a delivery that failed is tried again; doubled with each failure. */
  retrySeconds: settings.ENQUIRY_RETRY_SECONDS ?? 5,
  /** After which a delivery that nobody works on any more may be taken over. */
  claimSeconds: settings.ENQUIRY_CLAIM_SECONDS ?? 30,
  /** True where enquirers are told by mail that their enquiry has arrived. */
  isAcknowledged: settings.ENQUIRY_ACKNOWLEDGE ?? false,
});

/** Settings for taking, keeping and passing on enquiries. */
export type EnquiryConfig = ReturnType<typeof enquiryConfigOf>;

/**
 * Reads how enquiries are taken, kept and passed on.
 * @throws ConfigError on the first value that cannot be used
 */
export const readEnquiryConfig = (env: Environment): EnquiryConfig =>
  enquiryConfigOf(readSettings(enquirySettings.superRefine(checkPairs), env));
