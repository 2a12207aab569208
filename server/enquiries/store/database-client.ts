import type { InValue, Value } from "@libsql/client";

/** One statement with what stands for its question marks. */
export interface Statement {
  sql: string;
  args?: InValue[];
}

/** One row by the names of its columns. */
export type Row = Record<string, Value | undefined>;

/** What one statement found or changed. */
export interface StatementResult {
  rows: Row[];
  rowsAffected: number;
}

interface WriteOptions {
  /** How long the write waits while another process writes, in milliseconds. */
  patience?: number;
}

/** An open database. Nothing of it is done on the thread that answers visitors. */
export interface Database {
  /** Its path where it is a file of this machine. */
  path: string | undefined;
  /** Reads, also while another process writes. */
  read: (statement: string | Statement) => Promise<Row[]>;
  /** Runs statements in one transaction; when it returns, they are on the disk. */
  write: (statements: readonly Statement[], options?: WriteOptions) => Promise<StatementResult[]>;
  /** Empties the journal, which still holds what was erased; false while somebody reads from it. */
  emptyJournal: () => Promise<boolean>;
  /** Ends what is under way, and closes it. */
  close: () => Promise<void>;
}

/** A failure of the database, named by its code alone: its message may repeat what was to be stored. */
export class DatabaseError extends Error {
  override name = "DatabaseError";

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The code of a database whose file was deleted, or exchanged for another one. */
export const fileGone = "DATABASE_FILE_GONE";

/** Whether another process writes at the moment, or held up a write until it was given up. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
