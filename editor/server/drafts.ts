import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Version } from "../protocol";
import { writeWhole } from "./write-file";

/** What is typed and not saved, kept on the disk: nothing is lost when the program or the machine stops. */
export class Drafts {
  readonly #folder: string;
  readonly #drafts = new Map<string, Version>();

  constructor(folder: string) {
    this.#folder = folder;
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder).filter((entry) => /^[^.].*\.json$/.test(entry))) {
      try {
        const draft = JSON.parse(readFileSync(join(folder, name), "utf8")) as Version;
        this.#drafts.set(draft.file, draft);
      } catch {
        // A file that somebody else put here.
      }
    }
  }

  #path(file: string): string {
    return join(this.#folder, `${file.replaceAll("/", "~")}.json`);
  }

  get(file: string): Version | undefined {
    return this.#drafts.get(file);
  }

  /** The draft that another window has written and this one does not know: nothing is put in its place. */
  unseenBy({ file, text, by, over }: Version): Version | undefined {
    const there = this.#drafts.get(file);
    return there && there.by !== by && ![text, over].includes(there.text) ? there : undefined;
  }

  all(): Version[] {
    return [...this.#drafts.values()];
  }

  keep(draft: Version): void {
    this.#drafts.set(draft.file, draft);
    writeWhole(this.#path(draft.file), JSON.stringify(draft));
  }

  remove(file: string): void {
    this.#drafts.delete(file);
    rmSync(this.#path(file), { force: true });
  }
}
