import type { Queries } from "./tables";

/** Times that an engine waits, in milliseconds. */
export interface EngineOptions {
  /** For another process that writes, or for the answer of a server. */
  busyTimeoutMs?: number | undefined;
}

/** Engine of a kind of database, which does this in its own way. Whatever fails rejects with a `StoreError`. */
export interface Engine {
  readonly place: string;
  readonly isShared: boolean;
  /** Connects and brings the tables up to date. */
  open(): Promise<void>;
  /** Reads, also while another process writes. */
  read<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** Runs one transaction, perhaps more than once; when it returns, the disk has it. */
  write<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** @throws StoreError where there is little room left */
  checkRoom(): Promise<void>;
  /** Takes what was erased out of what stands beside the tables. */
  forgetErased(before?: Date): Promise<void>;
  /** Copies the database into an empty SQLite file where it can do that by itself. */
  copyTo?(file: string): Promise<void>;
  close(): Promise<void>;
}
