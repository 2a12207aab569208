import type { EnquiryDefinitions } from "../../src/content/enquiry/forms";
import type { EnquiryConfig } from "./config";
import { type Channel, mailChannel, webhookChannel } from "./store/enquiry";
import type { EnquiryStore } from "./store/enquiry-store";

/** Settings, definitions and store for the parts that take, keep and pass on enquiries. */
export interface EnquiryService {
  definitions: EnquiryDefinitions;
  config: EnquiryConfig;
  store: EnquiryStore;
}

/** Everybody whom enquiries are passed on to. */
export function channelsOf({ mail, webhook }: EnquiryConfig): Channel[] {
  return [...(mail?.to ?? []).map(mailChannel), ...(webhook ? ([webhookChannel] as const) : [])];
}
