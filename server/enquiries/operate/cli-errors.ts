import { isBusy, type StoreError } from "../store/store-error";

const sentences: Readonly<Record<string, (place: string, message: string) => string>> = {
  SQLITE_FULL: (place) =>
    `The disk of ${place} is full, and erasing needs room as well. Free some megabytes and try again`,
  SQLITE_CORRUPT: (place) => `${place} is damaged, or no database. Stop the server and restore the latest backup`,
  SQLITE_CANTOPEN: (place) =>
    `${place} cannot be opened by this user for reading and writing. Run the command as the server's user`,
  LATER_VERSION: (place) =>
    `${place} was written by a later version of the program. Use that version, or an older backup`,
  DATABASE_IN_USE: (place) => `Another program has ${place} open. Stop the server first`,
  NO_ROOM: (place) =>
    `There is too little room for ${place}: a copy needs twice the size of the database. Nothing was changed`,
  BACKUP_DAMAGED: (_, message) => `${message} Nothing was changed`,
  ENQUIRY_DAMAGED: (_, message) => `${message} Restore it from a backup, or erase it`,
};

const same: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: "SQLITE_CORRUPT",
  SQLITE_READONLY: "SQLITE_CANTOPEN",
  EACCES: "SQLITE_CANTOPEN",
};

export function databaseSentence(error: StoreError, place: string): string {
  const { code, message } = error;
  const say = sentences[same[code] ?? code];
  if (say) return `${say(place, message)} (${code}).`;
  return isBusy(error)
    ? `Another program has been writing to ${place} for too long. End it, or try again later (${code}).`
    : `${place} cannot be read or written (${code}): ${message}`;
}

export function systemSentence({ code, message, path }: NodeJS.ErrnoException): string {
  const place = path ?? "the output";
  if (code === "ENOSPC") return `The disk is full: ${place} could not be written. Free some room and try again.`;
  if (code === "EACCES" || code === "EPERM") return `This user may not use ${place} (${code}).`;
  if (code === "ENOENT") return `There is no ${place} (${code}).`;
  if (code === "EISDIR" && path) return `${place} is a folder (EISDIR). Name a file in it.`;
  return message;
}
