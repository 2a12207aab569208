export const receivers = ["sales@example.com", "office@example.com"];

/** An enquiry that the server has acknowledged, or its row in the database, with the key under which it was sent. */
export interface Acknowledged {
  key: string;
  reference: string;
}

/** A mail that arrived, as far as it tells one from another. */
export interface Mailed {
  reference: string;
  to: string;
  messageId: string;
}

/** What took some time; times are those of `performance.now()`. */
export interface Span {
  began: number;
  ended: number;
}

export interface SoakRecord {
  begun: number;
  acknowledged: readonly Acknowledged[];
  stored: readonly Acknowledged[];
  mails: readonly Mailed[];
  /** Attempts that were not ones of success, with the status of the answer, or why there was none. */
  failed: readonly (Span & { status: number | string })[];
  faults: readonly Span[];
}

/** Time after a fault until everything is right again, in milliseconds. */
const recovery = 5000;

/** Answers that say honestly that nothing was taken: of the server, and of a proxy before it. */
const honest = [502, 503, 504];

/**
 * What is wrong with a soak: every enquiry that was acknowledged must be stored once, under its reference, and delivered
 * to each receiver. A mail may come twice, where a server was killed between sending it and noting it, but as the same.
 */
export function faultsOf({ begun, acknowledged, stored, mails, failed, faults }: SoakRecord): string[] {
  const rows = new Map(stored.map(({ key, reference }) => [key, reference]));
  const arrived = new Set(mails.map(({ reference, to }) => `${reference} ${to}`));
  const names = new Set(mails.map(({ reference, to, messageId }) => `${reference} ${to} ${messageId}`));
  const isUndelivered = ({ reference }: Acknowledged) => receivers.some((to) => !arrived.has(`${reference} ${to}`));
  const isInPeace = ({ began, ended }: Span) =>
    faults.every((fault) => began > fault.ended + recovery || ended < fault.began);
  const isRude = (status: number | string) => typeof status === "number" && !honest.includes(status);
  const counts = {
    "enquiries were never acknowledged": begun - acknowledged.length,
    "acknowledged enquiries are not stored under their reference": acknowledged.filter(
      ({ key, reference }) => rows.get(key) !== reference,
    ).length,
    "enquiries are stored more than once": stored.length - rows.size,
    "stored enquiries were not delivered to everybody": stored.filter(isUndelivered).length,
    "enquiries were delivered by mails of different names": names.size - arrived.size,
    "attempts were answered in another way than 503 with a sentence": failed.filter(({ status }) => isRude(status))
      .length,
    "attempts failed later than 5 seconds after a fault": failed.filter(isInPeace).length,
  };
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}.`] : []));
}
