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
  /** Age of the oldest enquiry that waits for it, in milliseconds; 0 where none waits. */
  age: number;
}

/** A delivery that this process has taken on. */
export interface DeliveryClaim {
  /** Drawn anew for each claim: whoever lost it can no longer write the outcome. */
  id: string;
  reference: string;
  channel: Channel;
  /** Number of failures before. */
  attempts: number;
  /** The last of them; null where there was none. */
  error: string | null;
}
