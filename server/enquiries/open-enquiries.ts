import type { EnquiryDefinitions } from "../../src/content/enquiry/forms";
import type { EnquiryConfig } from "./config";
import type { EnquiryService } from "./service";
import { openDatabase } from "./store/database";
import { databasePlace } from "./store/database-config";

/**
 * Makes everything ready to take a site's enquiries.
 * @throws ConfigError where the database cannot be written
 */
export async function openEnquiries(config: EnquiryConfig, definitions: EnquiryDefinitions): Promise<EnquiryService> {
  return { config, definitions, database: await openDatabase(config.database) };
}

/** Where enquiries go, in a sentence for whoever starts the server. */
export function enquiriesSentence(config: EnquiryConfig): string {
  const place = databasePlace(config.database);
  const channels = [...(config.mail ? ["e-mail"] : []), ...(config.webhook ? ["webhook"] : [])];
  if (channels.length > 0) return `Enquiries are kept in ${place} and passed on by ${channels.join(" and ")}.`;
  return (
    `Enquiries wait in ${place}: read them with "npm run enquiries -- list", or set SMTP_URL and ENQUIRY_TO, or ` +
    "ENQUIRY_WEBHOOK_URL, to have them passed on."
  );
}
