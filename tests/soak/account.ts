/** An enquiry that the server has acknowledged. */
export interface Acknowledged {
  /** The key under which it was sent, as often as it took. */
  key: string;
  reference: string;
}

/** A mail that arrived, as far as it tells one from another. */
export interface Mailed {
  reference: string;
  messageId: string;
}

/** What is known at the end of a soak. */
export interface SoakRecord {
  /** How many enquiries were to be sent. */
  begun: number;
  acknowledged: readonly Acknowledged[];
  /** What is in the database: the key and reference of each row. */
  stored: readonly Acknowledged[];
  mails: readonly Mailed[];
  /** Memory in use at the end of each life of the server that was ended by a kill, in bytes; 0 where nothing tells it. */
  memory: readonly number[];
  /** The same of its last life, which went on until everything was delivered. */
  restingMemory: number;
}

/** How it went, in lines for people, and what must not be. */
export interface Account {
  lines: string[];
  faults: string[];
}

/** How much more memory the last lives of the server may use than the first. */
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

const some = (count: number, what: string) => (count > 0 ? [`${count} ${what}`] : []);

function memoryFault(memory: readonly number[]): string[] {
  const lives = memory.filter((bytes) => bytes > 0);
  const part = Math.max(1, Math.floor(lives.length / 3));
  const [early, late] = [median(lives.slice(0, part)), median(lives.slice(-part))];
  return late > early * tolerance ? [`Memory grew from ${megabytes(early)} to ${megabytes(late)}.`] : [];
}

/**
 * The account of a soak: every enquiry that was acknowledged must be stored once, under its reference, and delivered. A
 * mail may come twice, where the server was killed between sending it and noting it, but then as the same mail.
 */
export function accountOf({ begun, acknowledged, stored, mails, memory, restingMemory }: SoakRecord): Account {
  const rows = groups(stored, ({ key }) => key);
  const mailed = groups(mails, ({ reference }) => reference);
  const lost = acknowledged.filter(({ key }) => !rows.has(key));
  const twice = [...rows.values()].filter((group) => group.length > 1);
  const renamed = acknowledged.filter(
    ({ key, reference }) => rows.has(key) && rows.get(key)?.every((row) => row.reference !== reference),
  );
  const undelivered = stored.filter(({ reference }) => !mailed.has(reference));
  const repeated = [...mailed.values()].filter((group) => group.length > 1);
  const different = repeated.filter((group) => new Set(group.map(({ messageId }) => messageId)).size > 1);
  return {
    lines: [
      `${begun} enquiries sent, ${acknowledged.length} acknowledged, ${stored.length} stored`,
      `${mailed.size} enquiries delivered by ${mails.length} mails, ${repeated.length} of them more than once`,
      `memory at the end of each life of the server: ${memory.map(megabytes).join(", ")}; of the last, at rest: ${megabytes(restingMemory)}`,
    ],
    faults: [
      ...some(begun - acknowledged.length, "enquiries were never acknowledged."),
      ...some(lost.length, "acknowledged enquiries are not stored."),
      ...some(twice.length, "enquiries are stored more than once."),
      ...some(renamed.length, "enquiries are stored under another reference than was acknowledged."),
      ...some(undelivered.length, "stored enquiries were not delivered."),
      ...some(different.length, "enquiries were delivered by mails of different names."),
      ...memoryFault(memory),
    ],
  };
}
