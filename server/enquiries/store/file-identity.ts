import { statSync } from "node:fs";
import { DatabaseError, fileGone } from "./database-client";

const identityOf = (path: string): string | undefined => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
};

const gone = () => new DatabaseError(fileGone, "The file of the database was deleted or exchanged while it was open.");

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

  /** @throws DatabaseError where the file is not the one that was opened first */
  checkFile(): void {
    if (identityOf(this.path) !== this.file) throw gone();
  }

  /** Takes the journal for the right one, after the database was closed and opened again: the last to close removes it. */
  acceptJournal(): void {
    this.journal = identityOf(`${this.path}-wal`);
  }

  /** @throws DatabaseError where the file or its journal is not the one that was opened */
  check(): void {
    const journal = identityOf(`${this.path}-wal`);
    // It comes into being with the first write.
    this.journal ??= journal;
    this.checkFile();
    if (journal !== this.journal) throw gone();
  }
}
