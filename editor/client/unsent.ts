import type { Version } from "../protocol";
import { project } from "./api";

/** What is typed waits in the browser until the server has it on its disk: also while that has ended, or is full. */
const place = (file: string) => `edit/${project}/${file}`;

export const versionOf = ({ file, text, base }: Version): Version => ({ file, text, base });

export function keepUnsent(version: Version): boolean {
  try {
    localStorage.setItem(place(version.file), JSON.stringify(versionOf(version)));
    return true;
  } catch {
    return false;
  }
}

export function unsent(file: string): Version | undefined {
  try {
    return (JSON.parse(localStorage.getItem(place(file)) ?? "null") as Version | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetUnsent(file: string): void {
  try {
    localStorage.removeItem(place(file));
  } catch {
    // What could never be kept is not there.
  }
}
