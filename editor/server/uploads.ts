import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { ContentFile } from "../../src/content/files/load";
import { writeWhole } from "./write-file";

/** The pictures that were put into the content here and are not published yet, also after the editor was ended. */
export class Uploads {
  readonly #path: string;
  #names: string[] = [];

  /** @param folder where the list is kept */
  constructor(folder: string) {
    this.#path = join(folder, "uploads.json");
    if (!existsSync(this.#path)) return;
    try {
      const known: unknown = JSON.parse(readFileSync(this.#path, "utf8"));
      if (Array.isArray(known)) this.#names = known.filter((name) => typeof name === "string");
    } catch {
      // Half a file, or one that somebody else put here.
    }
  }

  add(name: string): void {
    this.keepOnly([...this.#names, name]);
  }

  forget(names: readonly string[]): void {
    this.keepOnly(this.#names.filter((name) => !names.includes(name)));
  }

  /** Those that no file names: tried, and put back. A file that cannot be read counts by its text as well. */
  unused(files: readonly ContentFile[]): string[] {
    return this.#names.filter((name) => !files.some(({ source }) => source.includes(basename(name))));
  }

  /** Takes away what no file names. Only at the start: nothing is there any more that undo could bring back. */
  removeUnused(contentRoot: string, files: readonly ContentFile[]): void {
    const unused = this.unused(files);
    for (const name of unused) rmSync(join(contentRoot, name), { force: true });
    if (unused.length > 0) this.forget(unused);
  }

  /** Forgets all but some, as the others are published. */
  keepOnly(names: readonly string[]): void {
    this.#names = [...names];
    writeWhole(this.#path, JSON.stringify(names));
  }
}
