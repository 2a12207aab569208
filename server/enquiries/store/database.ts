import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * The tables, the same in both engines, where their names have underscores. Times are ISO 8601 texts where people read
 * them, and milliseconds since 1970 where they are counted with.
 */
export interface Tables {
  enquiries: {
    reference: string;
    form: string;
    idempotencyKey: string | null;
    textDigest: string | null;
    receivedAt: string;
    answers: string;
    spamReason: string | null;
    language: string | null;
  };
  attachments: {
    reference: string;
    position: number;
    /** Key of the question that it answers. */
    field: string;
    name: string;
    /** Media type, as its ending has it. */
    type: string;
    /** Bytes of its content. */
    size: number;
    content: Uint8Array;
  };
  deliveries: {
    reference: string;
    channel: string;
    /** Refused: the receiver does not take it, and it is not tried again by itself. */
    state: "pending" | "delivered" | "refused";
    attempts: number;
    /** Time of the next attempt. */
    dueAt: number;
    claim: string | null;
    claimedUntil: number;
    /** Last failure, without personal data. */
    error: string | null;
    deliveredAt: string | null;
  };
  /** What was erased by hand, so that no backup brings it back. */
  erased: { reference: string };
}

export type Queries = Kysely<Tables>;

/** Runs statements on a database, which it opens where that has not been done; what fails rejects with a `StoreError`. */
export interface Access {
  /**
   * Reads, also while another process writes.
   * @param bytes about so many are read, for which a slow line needs time
   */
  read<Result>(work: (db: Queries) => Promise<Result>, bytes?: number): Promise<Result>;
  /** Runs one transaction, perhaps more than once; when it returns, the disk has it. */
  write<Result>(work: (db: Queries) => Promise<Result>, bytes?: number): Promise<Result>;
}

/** Engine of a kind of database, which does this in its own way. Whatever fails rejects with a `StoreError`. */
export interface Engine extends Access {
  /** The place for people to read: a path, or a host and the name of a database. */
  readonly place: string;
  /** True where several machines may share it. */
  readonly isShared: boolean;
  open(): Promise<void>;
  checkRoom?(): Promise<void>;
  /** Takes what was erased out of what stands beside the tables. */
  forgetErased?(): Promise<void>;
  /** Writes all of it into an empty file, as it is at one moment, and checks that file. */
  backup(file: string): Promise<void>;
  /** Erases copies that were kept beside the database before a time. */
  dropCopies(before: Date): Promise<void>;
  /**
   * Puts a backup in the place of what is there, of which it keeps a copy; no server may run. Who was erased stays
   * erased, and what was delivered is not delivered again.
   * @returns false where what was there could not be read, so that this is not known
   */
  restore(file: string): Promise<boolean>;
  close(): Promise<void>;
}

/** True where rows can be locked one by one: SQLite has one lock for all, which each write holds. */
export const hasRowLocks = (db: Queries): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * The time of the database, in milliseconds since 1970, with which all times of enquiries are compared: the clocks of
 * several machines differ.
 */
export async function databaseTime(db: Queries): Promise<number> {
  const now = hasRowLocks(db) ? sql`extract(epoch from clock_timestamp()) * 1000` : sql`unixepoch('subsec') * 1000`;
  const { rows } = await sql<{ now: number }>`select cast(${now} as bigint) as now`.execute(db);
  return rows[0]?.now ?? Date.now();
}
