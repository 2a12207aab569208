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
  /**
   * Reads, also while another process writes.
   * @param bytes about so many are read, for which a slow line needs time
   */
  read<Result>(work: (db: Queries) => Promise<Result>, bytes?: number): Promise<Result>;
  /** Runs one transaction, perhaps more than once; when it returns, the disk has it. */
  write<Result>(work: (db: Queries) => Promise<Result>, bytes?: number): Promise<Result>;
  /** @throws StoreError where there is little room left */
  checkRoom(): Promise<void>;
  /** Takes what was erased out of what stands beside the tables. */
  forgetErased(): Promise<void>;
  /** Size of what is stored, in bytes. */
  size(): Promise<number>;
  /** Copies the database into an empty SQLite file, as it is at one moment. */
  copyTo(file: string): Promise<void>;
  /** Erases copies that were kept beside the database before a time. */
  dropCopies(before: Date): Promise<void>;
  /**
   * Puts a backup in the place of what is there, of which it keeps a copy.
   * @returns false where what was there could not be read, so that whom it had erased is not known
   */
  restore(file: string): Promise<boolean>;
  close(): Promise<void>;
}
