import type { EnquiryLanguages } from "../../src/content/enquiry/forms";
import { errorCodeOf } from "../error-code";
import { databasePlace, type EnquiryConfig } from "./config";
import type { EnquiryService } from "./service";
import { openStore } from "./store/open-store";
import { isBusy } from "./store/store-error";

/**
 * Makes everything ready to take a site's enquiries.
 * @param languages the definitions of the build that is served at the moment
 */
export const openEnquiries = (config: EnquiryConfig, languages: () => EnquiryLanguages): EnquiryService => ({
  config,
  get languages() {
    return languages();
  },
  get definitions() {
    return languages()[0];
  },
  store: openStore(config.database),
});

export function enquiriesSentence(config: EnquiryConfig): string {
  const place = databasePlace(config.database);
  const channels = [...(config.mail ? ["e-mail"] : []), ...(config.webhook ? ["webhook"] : [])];
  if (channels.length > 0) return `Enquiries are kept in ${place} and passed on by ${channels.join(" and ")}.`;
  return (
    `Enquiries wait in ${place}: read them with "npm run enquiries -- list", or set SMTP_URL and ENQUIRY_TO, or ` +
    "ENQUIRY_WEBHOOK_URL, to have them passed on."
  );
}

/** Reason why no enquiry can be taken at the start, in a sentence; undefined where they can, or another process writes. */
export async function storeSentence({ store }: EnquiryService): Promise<string | undefined> {
  try {
    await store.check();
  } catch (error) {
    if (isBusy(error)) return undefined;
    return (
      `No enquiry can be taken: ENQUIRY_DATABASE_URL leads to ${store.place}, which cannot be written ` +
      `(${errorCodeOf(error)}). Pages are served all the same, and it is tried again with each enquiry.`
    );
  }
  return undefined;
}
