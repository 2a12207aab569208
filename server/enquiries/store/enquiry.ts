/** A file that came with an enquiry. */
export interface Attachment {
  /** Key of the question that it answers. */
  field: string;
  name: string;
  /** Media type, as its ending has it. */
  type: string;
  content: Buffer;
}

/** A validated enquiry, not yet stored. */
export interface NewEnquiry {
  form: string;
  idempotencyKey: string | undefined;
  /** Texts and choices by their keys, in the order of the definition. */
  answers: Readonly<Record<string, string | readonly string[]>>;
  attachments: readonly Attachment[];
  /** Reason to think that it came from a program, or undefined where nothing speaks for it. */
  spamReason: string | undefined;
  /** Code of the language that it was written in. */
  language?: string | undefined;
  /** Digest of what is compared with other enquiries, to find the same text again. */
  textDigest?: string | undefined;
}

/** Receipt for the enquirer. */
export interface Receipt {
  reference: string;
  /** Time of its first arrival, ISO 8601. */
  receivedAt: string;
}

/** One receiver of enquiries; each has deliveries of its own. */
export type Channel = `mail:${string}` | typeof webhookChannel | typeof enquirerChannel;

/** The enquirer, who is told by mail that the enquiry has arrived. */
export const enquirerChannel = "enquirer";

/** The program that enquiries are posted to. */
export const webhookChannel = "webhook";

/** The receiver that is mailed to at an address. */
export const mailChannel = (address: string): Channel => `mail:${address}`;

/** Kind of a receiver. It says no address, so it may stand in the log. */
export const channelKind = (channel: string): string => channel.split(":", 1)[0] ?? channel;

/** State of one delivery. */
export interface DeliveryState {
  channel: string;
  /** Refused: the receiver does not take it, and it is not tried again by itself. */
  state: "pending" | "delivered" | "refused";
  attempts: number;
  /** Time of the next attempt, in milliseconds since 1970. */
  dueAt: number;
  /** Last failure, without personal data. */
  error: string | undefined;
  deliveredAt: string | undefined;
}

/** An enquiry as it is stored, without its attachments. */
export interface StoredEnquiry {
  reference: string;
  form: string;
  receivedAt: string;
  answers: Record<string, string | string[]>;
  /** Reason to think that it came from a program. It is passed on all the same, marked as such. */
  spamReason: string | undefined;
  /** Code of the language that it was written in; undefined where it came before that was kept. */
  language: string | undefined;
}
