/** Receivers of each enquiry. */
export const receivers = ["sales@example.com", "office@example.com"];

/** An enquiry that the server has acknowledged. */
export interface Acknowledged {
  /** The key under which it was sent, as often as it took. */
  key: string;
  reference: string;
}

/** A mail that arrived, as far as it tells one from another. */
export interface Mailed {
  reference: string;
  to: string;
  messageId: string;
}

/** An attempt that was not one of success. */
export interface FailedAttempt {
  /** Beginning and end, by `performance.now()`. */
  began: number;
  ended: number;
  /** The status of its answer, or why there was none. */
  status: number | string;
}

/** A fault that was brought about, between two times by `performance.now()`. */
export interface Fault {
  name: string;
  began: number;
  ended: number;
}

/** Facts known at the end of a soak. */
export interface SoakRecord {
  /** Number of enquiries that were to be sent. */
  begun: number;
  acknowledged: readonly Acknowledged[];
  /** Rows of the database: the key and reference of each. */
  stored: readonly Acknowledged[];
  mails: readonly Mailed[];
  failed: readonly FailedAttempt[];
  faults: readonly Fault[];
  /** Memory in use at the end of each life of a server that was ended by a kill, in bytes; 0 where nothing tells it. */
  memory: readonly number[];
}
