import type { Tables } from "./database";

export interface Attachment extends Pick<Tables["attachments"], "field" | "name" | "type"> {
  content: Buffer;
}

export interface NewEnquiry {
  form: string;
  idempotencyKey: string | undefined;
  /** Texts and choices by their keys, in the order of the definition. */
  answers: Readonly<Record<string, string | readonly string[]>>;
  attachments: readonly Attachment[];
  spamReason: string | undefined;
  language?: string | undefined;
  /** Digest of what is compared with other enquiries, to find the same text again. */
  textDigest?: string | undefined;
}

export interface Receipt {
  reference: string;
  /** Time of its first arrival, ISO 8601. */
  receivedAt: string;
}

export type Channel = `mail:${string}` | typeof webhookChannel | typeof enquirerChannel;

/** The enquirer, who is told by mail that the enquiry has arrived. */
export const enquirerChannel = "enquirer";

export const webhookChannel = "webhook";

export const mailChannel = (address: string): Channel => `mail:${address}`;

/** Kind of a receiver. It says no address, so it may stand in the log. */
export const channelKind = (channel: string): string => channel.split(":", 1)[0] ?? channel;

export interface StoredEnquiry extends Pick<Tables["enquiries"], "reference" | "form" | "receivedAt"> {
  answers: Record<string, string | string[]>;
  /** Reason to think that it came from a program. It is passed on all the same, marked as such. */
  spamReason: string | undefined;
  language: string | undefined;
  files: readonly Omit<Tables["attachments"], "reference" | "position" | "content">[];
  deliveries: readonly Omit<Tables["deliveries"], "reference" | "claim" | "claimedUntil">[];
}

export interface EnquiryFilter {
  reference?: string | undefined;
  since?: Date | undefined;
  /** With a delivery that has not arrived, waiting or refused, or with no delivery at all. */
  waiting?: boolean | undefined;
}

export interface DeliveryClaim extends Pick<Tables["deliveries"], "reference" | "attempts" | "error"> {
  /** Drawn anew for each claim: whoever lost it can no longer write the outcome. */
  id: string;
  channel: Channel;
}
