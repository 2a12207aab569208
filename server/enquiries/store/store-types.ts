import type { Channel, StoredEnquiry } from "./enquiry";

/** A choice of enquiries; each of its keys narrows it. */
export interface EnquiryFilter {
  reference?: string | undefined;
  /** Arrived at this time or later. */
  since?: Date | undefined;
  form?: string | undefined;
  /** With a delivery that has not arrived, waiting or refused, or with no delivery at all. */
  isWaiting?: boolean | undefined;
  /** Enquiries that may have come from a program. */
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
  /** The last of them; null where there was none. */
  error: string | null;
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
