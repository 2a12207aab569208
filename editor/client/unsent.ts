import type { Version } from "../protocol";
import { project } from "./api";

/** What is typed waits in the browser until the server has it on its disk: also while that has ended, or is full. */
const place = (file: string, by = "") => `edit/${project}/${file}${by}`;

export const versionOf = ({ file, text, base, by, over }: Version): Version => ({ file, text, base, by, over });

export function keepUnsent(version: Version): boolean {
  try {
    localStorage.setItem(place(version.file, version.by), JSON.stringify(versionOf(version)));
    return true;
  } catch {
    return false;
  }
}

/** What another window has left here, which is kept as that of the window `by` from now on. */
export function takeUnsent(file: string, by: string): Version | undefined {
  try {
    const name = Object.keys(localStorage).find((key) => key.startsWith(place(file)));
    const left = name === undefined ? null : localStorage.getItem(name);
    if (name === undefined || left === null) return undefined;
    const version = JSON.parse(left) as Version;
    if (keepUnsent({ ...version, by })) localStorage.removeItem(name);
    return version;
  } catch {
    return undefined;
  }
}

export function forgetUnsent({ file, by }: Version): void {
  try {
    localStorage.removeItem(place(file, by));
  } catch {
    // What could never be kept is not there.
  }
}
