import type { Access } from "./tables";

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
