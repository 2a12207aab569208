/** A file that came with an enquiry. */
export interface Attachment {
  /** Key of the question that it answers. */
  field: string;
  name: string;
  /** Media type, as its ending has it. */
  type: string;
  content: Buffer;
}

/** An enquiry that has been found right, not yet stored. */
export interface NewEnquiry {
  form: string;
  idempotencyKey: string | undefined;
  /** Texts and choices by their keys, in the order of the definition. */
  answers: Readonly<Record<string, string | readonly string[]>>;
  attachments: readonly Attachment[];
  /** Why it may have come from a program, or undefined where nothing speaks for it. */
  suspicion: string | undefined;
}

/** What the enquirer is told. */
export interface Receipt {
  reference: string;
  /** When it arrived first, ISO 8601. */
  receivedAt: string;
}

/** Ways on which enquiries are passed on. */
export type Channel = "mail" | "webhook";

/** What is known of one delivery. */
export interface DeliveryState {
  channel: string;
  state: "pending" | "delivered";
  attempts: number;
  /** When it is tried next, in milliseconds since 1970. */
  dueAt: number;
  /** What went wrong last, without personal data. */
  fault: string | undefined;
  deliveredAt: string | undefined;
}

/** An enquiry as it is stored, without its attachments. */
export interface StoredEnquiry {
  reference: string;
  form: string;
  /** Counted from 1; higher where the enquirer sent it again with other content. */
  revision: number;
  receivedAt: string;
  updatedAt: string;
  answers: Record<string, string | string[]>;
  suspicion: string | undefined;
  /** Kept apart until a person has looked at it. */
  isQuarantined: boolean;
}
