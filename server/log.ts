import { constants, openSync, writeSync } from "node:fs";

let file: number | undefined;

/** A terminal is opened anew: where somebody has stopped it by ^S, it refuses a line in place of waiting. */
function openLog({ fd, isTTY } = process.stdout): number {
  if (!isTTY) return fd;
  try {
    return openSync(`/dev/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    // The terminal may belong to the person who started the server as another user.
    return fd;
  }
}

/** The log, as far as it can be written: what takes no line keeps neither pages nor enquiries from being answered. */
export const standardOutput = {
  write: (line: string): void => {
    try {
      file ??= openLog();
      writeSync(file, line);
    } catch {}
  },
};
