import { isBusy, type StoreError } from "../store/store-error";

/** Says what is wrong with the database, and what to do. */
export function databaseSentence(error: StoreError, place: string): string {
  const { code } = error;
  if (isBusy(error)) {
    return `Another program has been writing to ${place} for too long (${code}). End it, or try again later.`;
  }
  if (code === "SQLITE_FULL") {
    return `The disk of ${place} is full (${code}), and erasing needs room as well. Free some megabytes and try again.`;
  }
  if (code === "SQLITE_CORRUPT" || code === "SQLITE_NOTADB") {
    return `${place} is damaged, or no database (${code}). Stop the server and restore the latest backup.`;
  }
  if (code === "SQLITE_READONLY" || code === "SQLITE_CANTOPEN") {
    return `${place} cannot be opened by this user for reading and writing (${code}). Run the command as the server's user.`;
  }
  if (code === "LATER_VERSION") {
    return `${place} was written by a later version of the program (${code}). Use that version, or an older backup.`;
  }
  if (code === "DATABASE_IN_USE") return `Another program has ${place} open. Stop the server first (${code}).`;
  if (code === "NO_ROOM") {
    return `There is too little room for ${place}: a copy needs twice the size of the database. Nothing was changed (${code}).`;
  }
  if (code === "BACKUP_DAMAGED") return `${error.message} Nothing was changed (${code}).`;
  if (code === "ENQUIRY_DAMAGED") return `${error.message} Restore it from a backup, or erase it.`;
  return `${place} cannot be read or written (${code}): ${error.message}`;
}

/** Says what is wrong with a file or folder, and what to do. */
export function systemSentence({ code, message, path }: NodeJS.ErrnoException): string {
  const place = path ?? "the output";
  if (code === "ENOSPC") return `The disk is full: ${place} could not be written. Free some room and try again.`;
  if (code === "EACCES" || code === "EPERM") return `This user may not use ${place} (${code}).`;
  if (code === "ENOENT") return `There is no ${place} (${code}).`;
  if (code === "EISDIR" && path) return `${place} is a folder (EISDIR). Name a file in it.`;
  return message;
}
