import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "./write-file";

/** A change of a file that is not saved yet. */
export interface Draft {
  file: string;
  text: string;
  /** The state of the file that it was made from. */
  base: string;
  baseText: string;
}

/** Drafts, kept on the disk: nothing is lost when the program or the machine stops. */
export class Drafts {
  readonly #folder: string;
  readonly #drafts = new Map<string, Draft>();

  constructor(folder: string) {
    this.#folder = folder;
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder).filter((entry) => /^[^.].*\.json$/.test(entry))) {
      try {
        const draft = JSON.parse(readFileSync(join(folder, name), "utf8")) as Draft;
        this.#drafts.set(draft.file, draft);
      } catch {
        // A file that somebody else put here.
      }
    }
  }

  #path(file: string): string {
    return join(this.#folder, `${file.replaceAll("/", "~")}.json`);
  }

  get(file: string): Draft | undefined {
    return this.#drafts.get(file);
  }

  all(): Draft[] {
    return [...this.#drafts.values()];
  }

  keep(draft: Draft): void {
    this.#drafts.set(draft.file, draft);
    writeWhole(this.#path(draft.file), JSON.stringify(draft));
  }

  remove(file: string): void {
    this.#drafts.delete(file);
    rmSync(this.#path(file), { force: true });
  }
}
