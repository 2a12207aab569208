import { contentFolder } from "../../src/content/content-folder";
import { type EnquiryDefinitions, loadEnquiryDefinitions } from "../../src/content/enquiry/forms";
import { ConfigError } from "../config-error";
import type { EnquiryConfig } from "./config";
import { channelsOf, type EnquiryService } from "./service";
import { openDatabase } from "./store/database";
import { databasePlace } from "./store/database-config";

/**
 * Reads the forms from `content/` of the folder that the program was started in.
 * @throws ConfigError where they cannot be read
 */
export function loadDefinitions(): EnquiryDefinitions {
  try {
    return loadEnquiryDefinitions(contentFolder());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The forms cannot be read from content/. ${reason}`);
  }
}

/**
 * Makes everything ready to take enquiries.
 * @throws ConfigError where the forms cannot be read or the database cannot be written
 */
export async function openEnquiries(config: EnquiryConfig): Promise<EnquiryService> {
  const definitions = loadDefinitions();
  return { config, definitions, database: await openDatabase(config.database) };
}

/** Where enquiries go, in a sentence for whoever starts the server. */
export function enquiriesSentence(config: EnquiryConfig): string {
  const place = databasePlace(config.database);
  const names = { mail: "e-mail", webhook: "webhook" };
  const channels = channelsOf(config).map((channel) => names[channel]);
  if (channels.length > 0) return `Enquiries are kept in ${place} and passed on by ${channels.join(" and ")}.`;
  return (
    `Enquiries wait in ${place}: read them with "npm run enquiries -- list", or set SMTP_URL and ENQUIRY_TO, or ` +
    "ENQUIRY_WEBHOOK_URL, to have them passed on."
  );
}
