import type { Version } from "../protocol";

/** What is typed waits in the browser until the server has it on its disk: also while that has ended, or is full. */
const place = (file: string) => `edit/${file}`;

/** False where the browser cannot keep it either. */
export function keepUnsent({ file, text, base }: Version): boolean {
  try {
    localStorage.setItem(place(file), JSON.stringify({ file, text, base }));
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
