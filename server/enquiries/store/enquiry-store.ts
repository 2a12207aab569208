import type {
  Attachment,
  Channel,
  DeliveryState,
  EarlierRevision,
  NewEnquiry,
  Receipt,
  StoredEnquiry,
} from "./enquiry";

/** A choice of enquiries; each of its keys narrows it. */
export interface EnquiryFilter {
  reference?: string | undefined;
  /** Arrived at this time or later. */
  since?: Date | undefined;
  /** Key of a form. */
  form?: string | undefined;
  /** With a delivery that has not arrived, waiting or refused, or with no delivery at all. */
  isWaiting?: boolean | undefined;
  /** That may have come from a program. */
  isSuspected?: boolean | undefined;
}

/** An enquiry without its content. */
export type EnquiryEntry = Pick<StoredEnquiry, "reference" | "form" | "receivedAt" | "spamReason">;

/** An attachment without its content. */
export interface AttachmentEntry {
  reference: string;
  field: string;
  name: string;
  type: string;
  /** Size in bytes. */
  size: number;
}

/** Deliveries to one receiver that have not arrived. */
export interface DeliveryQueue {
  /** The receiver, which may be set up no more. */
  channel: string;
  /** To be tried again. */
  waiting: number;
  /** Of those that wait, the ones that failed before. */
  failing: number;
  /** Refused for good. */
  refused: number;
  /** Time at which the oldest enquiry that waits for it arrived, ISO 8601; undefined where none waits. */
  oldest: string | undefined;
}

/** A delivery that this process has taken on. */
export interface DeliveryClaim {
  /** Drawn anew for each claim: whoever lost it can no longer write the outcome. */
  id: string;
  reference: string;
  channel: Channel;
  revision: number;
  /** Number of failures before. */
  attempts: number;
}

/** Count of something within a window of time. */
export interface HitCount {
  /** This one included. */
  count: number;
  /** Milliseconds until counting begins anew. */
  resetMs: number;
}

/** A line about what somebody did with enquiries at the desk. It holds no answer. */
export interface AuditEntry {
  /** ISO 8601. */
  at: string;
  /** The system's user who ran the command. */
  actor: string;
  /** The command, such as `erase`. */
  action: string;
  /** Object of it: a reference, a number of enquiries, the name of a file. */
  detail: string;
}

/**
 * Durable storage of enquiries. Two engines keep this contract: SQLite in a file, and PostgreSQL. Nothing of it blocks
 * the thread that answers visitors, and whatever returns is on the disk.
 *
 * A store opens its database with the first call, and again with a later one where that failed. Every method rejects
 * with a `StoreError` whose `code` is safe to log; `isBusy` tells one that is over soon.
 */
export interface EnquiryStore {
  /** The place for people to read: a path, or a host and the name of a database. */
  readonly place: string;
  /** True where several machines may share it. */
  readonly isShared: boolean;

  /** Opens the database and brings its tables up to date. Every other method does so by itself. */
  open(): Promise<void>;
  /** Ends what is under way and closes the database; the store can be used no more. */
  close(): Promise<void>;

  /**
   * Stores an enquiry with its attachments and deliveries in one transaction.
   * @throws KeyTaken where another enquiry has its key
   */
  save(enquiry: NewEnquiry, channels: readonly Channel[]): Promise<Receipt>;
  /** Counts the enquiries since a time whose `textDigest` is this one. */
  countText(textDigest: string, since: Date): Promise<number>;
  /** Counts a hit under a key, for all machines together; the key must hold no personal data. */
  hit(key: string, windowMs: number): Promise<HitCount>;

  /** Gives enquiries that wait for want of a receiver to those there are now. */
  adopt(channels: readonly Channel[]): Promise<void>;
  /**
   * Takes on the delivery that has been due longest; of several machines only one gets it.
   * @param inHand references that this process is delivering to this receiver at the moment
   */
  claimDelivery(channel: Channel, claimMs: number, inHand: readonly string[]): Promise<DeliveryClaim | undefined>;
  /** Holds on to a delivery that takes longer. */
  renewClaim(claim: DeliveryClaim, claimMs: number): Promise<void>;
  /** Gives a delivery back that there is nothing to do for. */
  releaseClaim(claim: DeliveryClaim): Promise<void>;
  /** Notes that a delivery arrived. */
  markDelivered(claim: DeliveryClaim): Promise<void>;
  /** Notes that a delivery failed, and when to try again, in milliseconds since 1970. */
  markFailed(claim: DeliveryClaim, error: string, dueAt: number): Promise<void>;
  /** Notes that the receiver does not take it, ever; `retry` has it tried again. */
  markRefused(claim: DeliveryClaim, error: string): Promise<void>;
  /** Makes all deliveries of an enquiry that have not arrived due now, and counts them. */
  retry(reference: string): Promise<number>;

  /** Enquiries without their content, the newest first. */
  listEntries(filter?: EnquiryFilter): Promise<EnquiryEntry[]>;
  /** Enquiries with their answers, the oldest first. */
  readEnquiries(filter?: EnquiryFilter): Promise<StoredEnquiry[]>;
  /** Attachments of the newest revisions without their content, in their order. */
  listAttachments(filter?: EnquiryFilter): Promise<AttachmentEntry[]>;
  /** Attachments of the newest revision of one enquiry, in their order. */
  readAttachments(reference: string): Promise<Attachment[]>;
  /** Earlier texts by the references of their enquiries, the oldest first. */
  readEarlierRevisions(filter?: EnquiryFilter): Promise<Map<string, EarlierRevision[]>>;
  /** Deliveries by the references of their enquiries. */
  readDeliveries(filter?: EnquiryFilter): Promise<Map<string, DeliveryState[]>>;
  /** Reads what has not arrived, a line for each receiver. */
  readQueues(): Promise<DeliveryQueue[]>;

  /** Erases one enquiry with all that belongs to it; false where there is none of that reference. */
  erase(reference: string): Promise<boolean>;
  /** Counts the enquiries that were last sent before a time. */
  countOlder(before: Date): Promise<number>;
  /** Erases them in short transactions, between which others write, and counts them. */
  purge(before: Date): Promise<number>;

  /**
   * Stores an enquiry and takes it back, and looks for room for more.
   * @throws StoreError where no enquiry could be stored
   */
  check(): Promise<void>;
  /** Adds a line to the audit. */
  audit(entry: AuditEntry): Promise<void>;
  /** Lines of the audit, the newest first. */
  readAudit(since?: Date): Promise<AuditEntry[]>;
  /** Writes all of it to a new SQLite file, consistent while others write, checked, readable for this user alone. */
  backup(file: string): Promise<void>;
  /** Puts the content of a backup, of either engine, in the place of what is there. */
  restore(file: string): Promise<void>;
}
