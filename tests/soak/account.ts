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

/** An attempt that was not one of success; times are those of `performance.now()`. */
export interface FailedAttempt {
  began: number;
  ended: number;
  /** The status of its answer, or why there was none. */
  status: number | string;
}

export interface Fault {
  name: string;
  began: number;
  ended: number;
}

export interface SoakRecord {
  begun: number;
  acknowledged: readonly Acknowledged[];
  stored: readonly Acknowledged[];
  mails: readonly Mailed[];
  failed: readonly FailedAttempt[];
  faults: readonly Fault[];
}

/** Time after a fault until everything is right again, in milliseconds. */
const recovery = 5000;

/** Answers that say honestly that nothing was taken: of the server, and of a proxy before it. */
const honest = [502, 503, 504];

const repeated = (keys: readonly string[]) => keys.filter((key, place) => keys.indexOf(key) !== place);

/**
 * What is wrong with a soak: every enquiry that was acknowledged must be stored once, under its reference, and delivered
 * to each receiver. A mail may come twice, where a server was killed between sending it and noting it, but as the same.
 */
export function faultsOf({ begun, acknowledged, stored, mails, failed, faults }: SoakRecord): string[] {
  const rows = new Map(stored.map(({ key, reference }) => [key, reference]));
  const mailed = new Map<string, Set<string>>();
  for (const { reference, to, messageId } of mails) {
    const address = `${reference} ${to}`;
    mailed.set(address, (mailed.get(address) ?? new Set()).add(messageId));
  }
  const inPeace = failed.filter(({ began, ended }) =>
    faults.every((fault) => began > fault.ended + recovery || ended < fault.began),
  );
  const counts = {
    "enquiries were never acknowledged": begun - acknowledged.length,
    "acknowledged enquiries are not stored under their reference": acknowledged.filter(
      ({ key, reference }) => rows.get(key) !== reference,
    ).length,
    "enquiries are stored more than once": repeated(stored.map(({ key }) => key)).length,
    "stored enquiries were not delivered to everybody": stored.filter(
      ({ reference }) => !receivers.every((to) => mailed.has(`${reference} ${to}`)),
    ).length,
    "enquiries were delivered by mails of different names": [...mailed.values()].filter(({ size }) => size > 1).length,
    "attempts were answered in another way than 503 with a sentence": failed.filter(
      ({ status }) => typeof status === "number" && !honest.includes(status),
    ).length,
    "attempts failed later than 5 seconds after a fault": inPeace.length,
  };
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}.`] : []));
}
