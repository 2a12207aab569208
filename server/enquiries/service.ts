import type { EnquiryDefinitions } from "../../src/content/enquiry/forms";
import type { EnquiryConfig } from "./config";
import type { Database } from "./store/database-client";
import type { Channel } from "./store/enquiry";

/** What the parts that take, keep and pass on enquiries share. */
export interface EnquiryService {
  definitions: EnquiryDefinitions;
  config: EnquiryConfig;
  database: Database;
}

/** The ways on which enquiries are passed on. */
export function channelsOf({ mail, webhook }: EnquiryConfig): Channel[] {
  return [...(mail ? (["mail"] as const) : []), ...(webhook ? (["webhook"] as const) : [])];
}
