import { type FailedAttempt, type Fault, receivers, type SoakRecord } from "./record";

/** Account in lines for people, and what must not be. */
export interface Account {
  lines: string[];
  wrong: string[];
}

/** Time after a fault until everything is right again, in milliseconds. */
const recovery = 5000;

/** Answers that say honestly that nothing was taken: of the server, and of a proxy before it. */
const honest = [429, 502, 503, 504];

/** Memory that the last lives of the server may use beyond the first. */
const tolerance = 1.3;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/** The values of a list by their keys, each with all of its own. */
function groups<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const found = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = found.get(key);
    if (group) group.push(value);
    else found.set(key, [value]);
  }
  return found;
}

const counted = <Value>(values: readonly Value[], keyOf: (value: Value) => string) =>
  [...groups(values, keyOf)].map(([key, group]) => `${group.length} ${key}`).join(", ") || "none";

const some = (count: number, what: string) => (count > 0 ? [`${count} ${what}`] : []);

function memoryFault(memory: readonly number[]): string[] {
  const lives = memory.filter((bytes) => bytes > 0);
  const part = Math.max(1, Math.floor(lives.length / 3));
  const [early, late] = [median(lives.slice(0, part)), median(lives.slice(-part))];
  return late > early * tolerance ? [`Memory grew from ${megabytes(early)} to ${megabytes(late)}.`] : [];
}

/** The attempts that failed although no fault was near: from five seconds after one to the beginning of the next. */
function failedInPeace(failed: readonly FailedAttempt[], faults: readonly Fault[]): string[] {
  const late = failed.filter(
    ({ began, ended, status }) =>
      status !== 429 && faults.every((fault) => began > fault.ended + recovery || ended < fault.began),
  );
  return late.map(({ began, status }) => {
    const last = faults.findLast((fault) => fault.ended < began);
    return last ? `${status} ${Math.round((began - last.ended) / 1000)} s after ${last.name}` : `${status} before any`;
  });
}

/**
 * The account of a soak: every enquiry that was acknowledged must be stored once, under its reference, and delivered to
 * each receiver. A mail may come twice, where a server was killed between sending it and noting it, but then as the same.
 */
export function accountOf({ begun, acknowledged, stored, mails, failed, faults, memory }: SoakRecord): Account {
  const rows = groups(stored, ({ key }) => key);
  const mailed = groups(mails, ({ reference, to }) => `${reference} ${to}`);
  const lost = acknowledged.filter(({ key }) => !rows.has(key));
  const twice = [...rows.values()].filter((group) => group.length > 1);
  const renamed = acknowledged.filter(
    ({ key, reference }) => rows.has(key) && rows.get(key)?.every((row) => row.reference !== reference),
  );
  const undelivered = stored.filter(({ reference }) => !receivers.every((to) => mailed.has(`${reference} ${to}`)));
  const repeated = [...mailed.values()].filter((group) => group.length > 1);
  const different = repeated.filter((group) => new Set(group.map(({ messageId }) => messageId)).size > 1);
  const late = failedInPeace(failed, faults);
  const dishonest = failed.filter(({ status }) => typeof status === "number" && !honest.includes(status));
  return {
    lines: [
      `faults: ${counted(faults, ({ name }) => name)}`,
      `attempts that failed on the way: ${counted(failed, ({ status }) => `× ${status}`)}`,
      `${begun} enquiries sent, ${acknowledged.length} acknowledged, ${stored.length} stored`,
      `${mailed.size} deliveries to ${receivers.length} receivers by ${mails.length} mails, ${repeated.length} of them more than once`,
      `memory at the end of each life of a server: ${memory.map(megabytes).join(", ")}`,
    ],
    wrong: [
      ...some(begun - acknowledged.length, "enquiries were never acknowledged."),
      ...some(lost.length, "acknowledged enquiries are not stored."),
      ...some(twice.length, "enquiries are stored more than once."),
      ...some(renamed.length, "enquiries are stored under another reference than was acknowledged."),
      ...some(undelivered.length, "stored enquiries were not delivered to everybody."),
      ...some(different.length, "enquiries were delivered by mails of different names."),
      ...some(dishonest.length, "attempts were answered in another way than 503 with a sentence."),
      ...some(late.length, `attempts failed later than 5 seconds after a fault: ${late.slice(0, 5).join(", ")}.`),
      ...memoryFault(memory),
    ],
  };
}
