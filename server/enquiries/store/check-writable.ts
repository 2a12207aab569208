import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { type Database, DatabaseError } from "./database-client";

/** Room that is left for enquiries with attachments, in bytes. With less, some are refused and others are not. */
const leastRoom = 50_000_000;

/** How long the look waits for another process that writes, in milliseconds. */
const patience = 2000;

/**
 * Looks for room for enquiries to come.
 * @throws DatabaseError where there is too little
 */
export async function checkRoom({ path }: Database): Promise<void> {
  if (path === undefined) return;
  const { bavail, bsize } = await statfs(dirname(path));
  if (bavail * bsize < leastRoom) throw new DatabaseError("DISK_FULL", "The disk of the database is full.");
}

/**
 * Really writes, where enquiries are written, and takes it back in the same transaction: a full disk, a file that may
 * only be read, and one that is damaged or gone are found by nothing else.
 * @throws DatabaseError or a system's error where no enquiry could be stored
 */
export async function checkWritable(database: Database): Promise<void> {
  const reference = `probe ${randomUUID()}`;
  const now = new Date().toISOString();
  await database.write(
    [
      {
        sql: `INSERT INTO enquiries (reference, form, digest, version, received_at, updated_at, answers)
          VALUES (?1, '', '', ?1, ?2, ?2, '{}')`,
        args: [reference, now],
      },
      {
        sql: "INSERT INTO attachments (reference, position, field, name, type, size, content) VALUES (?, 0, '', '', '', 0, x'')",
        args: [reference],
      },
      { sql: "INSERT INTO deliveries (reference, channel, revision, due_at) VALUES (?, '', 1, 0)", args: [reference] },
      { sql: "DELETE FROM deliveries WHERE reference = ?", args: [reference] },
      { sql: "DELETE FROM attachments WHERE reference = ?", args: [reference] },
      { sql: "DELETE FROM enquiries WHERE reference = ?", args: [reference] },
    ],
    { patience },
  );
}
