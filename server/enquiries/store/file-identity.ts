import { statSync } from "node:fs";
import { DatabaseError, fileGone } from "./database-client";

const identityOf = (path: string): string | undefined => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
};

/**
 * Notices that the file of an open database was deleted or exchanged. SQLite does not: it goes on writing into what no
 * longer has a name, and all of it is gone with the process.
 */
export class FileIdentity {
  private readonly file: string | undefined;
  private journal: string | undefined;

  constructor(private readonly path: string) {
    this.file = identityOf(path);
    this.journal = identityOf(`${path}-wal`);
  }

  /** To be called where the journal may rightly be another one: after the database was closed and opened again. */
  acceptJournal(): void {
    this.journal = identityOf(`${this.path}-wal`);
  }

  /** @throws DatabaseError where the file or its journal is not the one that was opened */
  check(): void {
    const journal = identityOf(`${this.path}-wal`);
    // It comes into being with the first write.
    this.journal ??= journal;
    if (identityOf(this.path) === this.file && journal === this.journal) return;
    throw new DatabaseError(fileGone, "The file of the database was deleted or exchanged while it was open.");
  }
}
