import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Version } from "../protocol";
import { writeWhole } from "./content-file";

/** What is typed and not saved is on the disk alone: nothing is lost when the program or the machine stops. */
export class Drafts {
  constructor(readonly folder: string) {}

  all(): Version[] {
    const names = existsSync(this.folder) ? readdirSync(this.folder) : [];
    return names.flatMap((name) => (/^[^.].*\.json$/.test(name) ? (this.#read(join(this.folder, name)) ?? []) : []));
  }

  get = (file: string): Version | undefined => this.#read(this.#path(file));

  /** The draft that another window has written and this one does not know: nothing is put in its place. */
  unseenBy({ file, text, by, over }: Version): Version | undefined {
    const there = this.get(file);
    return there && there.by !== by && ![text, over].includes(there.text) ? there : undefined;
  }

  /** Over what another window had written stays known while this one goes on. */
  keep(draft: Version): void {
    const there = this.get(draft.file);
    const over = there?.by === draft.by ? there.over : draft.over;
    writeWhole(this.#path(draft.file), JSON.stringify({ ...draft, over }));
  }

  remove(file: string): void {
    rmSync(this.#path(file), { force: true });
  }

  #path = (file: string): string => join(this.folder, `${file.replaceAll("/", "~")}.json`);

  #read(path: string): Version | undefined {
    try {
      return JSON.parse(readFileSync(path, "utf8"));
    } catch {
      // Not there, or put here by somebody else.
      return undefined;
    }
  }
}
