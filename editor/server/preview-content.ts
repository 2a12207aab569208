import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentFile, parseContent } from "../../src/content/files/load";
import { coalesced } from "../../src/content-check/coalesced";
import { mirrorFolder } from "../../src/content-check/mirror-folder";
import { errorsIn, type Problem } from "../../src/content-check/problems";
import { contentWithDrafts, problemsIn, type Workplace } from "./workplace";

/** Rounds in which files are held back until the rest is in order: what one names may be in another. */
const rounds = 4;

/** The copy of the content from which the preview's pages are made: everything as if it were saved. */
export class PreviewContent {
  readonly #workplace: Workplace;
  readonly #mirror: string;
  readonly #onReady: () => void;
  #isReady = false;
  #held: Problem[] = [];
  #isStopped = false;
  #failure: string | undefined;

  /** @param onReady called when the content is in order for the first time */
  constructor(workplace: Workplace, mirror: string, onReady: () => void) {
    this.#workplace = workplace;
    this.#mirror = mirror;
    this.#onReady = onReady;
  }

  /**
   * Problems that keep files from being shown as they are written; `isStopped` where nothing at all is followed, and
   * `failure` where the copy could not be written.
   */
  state(): { held: Problem[]; isStopped: boolean; failure: string | undefined } {
    return { held: this.#held, isStopped: this.#isStopped, failure: this.#failure };
  }

  /** Brings the copy up to date; a file that is not in order stays as it was. */
  readonly refresh = coalesced(async () => {
    this.#failure = await this.#write().catch((error: unknown) => {
      console.error(`The preview was not refreshed: ${String(error)}`);
      // Without the paths that the system names behind it.
      return (error as Error).message.replace(/, \w+( '.*)?$/, "");
    });
  });

  /** A file as the pages show it now; undefined where they show none of that name. */
  #shown(file: string): ContentFile | undefined {
    const path = join(this.#mirror, file);
    if (!this.#isReady || !existsSync(path)) return undefined;
    return parseContent(file, join(this.#workplace.contentRoot, file), readFileSync(path, "utf8"));
  }

  /**
   * The files that are to be shown: as they are written, and those with mistakes as they were shown last.
   * @returns undefined where not even that is in order
   */
  async #inOrder(): Promise<{ held: Map<string, ContentFile | undefined>; problems: Problem[] } | undefined> {
    const written = contentWithDrafts(this.#workplace);
    const held = new Map<string, ContentFile | undefined>();
    const told: Problem[] = [];
    for (let round = 0; round < rounds; round++) {
      const files = written.flatMap((content) => (held.has(content.file) ? (held.get(content.file) ?? []) : content));
      const problems = errorsIn(await problemsIn(files, this.#workplace));
      if (problems.length === 0) return { held, problems: told };
      const fresh = problems.filter(({ file }) => !held.has(file.replace(/^content\//, "")));
      told.push(...fresh);
      if (fresh.length === 0 || !this.#isReady) break;
      for (const { file } of fresh) {
        const name = file.replace(/^content\//, "");
        held.set(name, this.#shown(name));
      }
    }
    this.#held = told;
    return undefined;
  }

  async #write(): Promise<undefined> {
    const { contentRoot, drafts } = this.#workplace;
    const found = await this.#inOrder();
    this.#isStopped = found === undefined;
    if (!found) return;
    this.#held = found.problems;
    const apart = drafts.all().filter(({ file }) => existsSync(join(contentRoot, file)));
    mirrorFolder(contentRoot, this.#mirror, new Set([...apart.map(({ file }) => file), ...found.held.keys()]));
    for (const { file, text } of apart) {
      if (found.held.has(file)) continue;
      const path = join(this.#mirror, file);
      // In place, as the mirror does it: who watches the copy sees a change, and not a file that goes and comes.
      if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
    }
    if (this.#isReady) return;
    this.#isReady = true;
    this.#onReady();
  }
}
