import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mirrorFolder } from "../../server/develop/mirror-folder";
import { errorsIn } from "../../src/content-check/problems";
import { contentWithDrafts, problemsIn, type Workplace } from "./workplace";

/** The copy of the content from which the preview's pages are made: everything as if it were saved. */
export class PreviewContent {
  readonly #workplace: Workplace;
  readonly #mirror: string;
  readonly #onReady: () => void;
  #isReady = false;
  #isWriting = false;
  #isStale = false;

  /** @param onReady called when the content is in order for the first time */
  constructor(workplace: Workplace, mirror: string, onReady: () => void) {
    this.#workplace = workplace;
    this.#mirror = mirror;
    this.#onReady = onReady;
  }

  /** Brings the copy up to date; what is not in order stays out, and the pages as they were. */
  async refresh(): Promise<void> {
    this.#isStale = true;
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#isStale) {
      this.#isStale = false;
      await this.#write().catch((error: unknown) => console.error(`The preview was not refreshed: ${String(error)}`));
    }
    this.#isWriting = false;
  }

  async #write(): Promise<void> {
    const { contentRoot, drafts } = this.#workplace;
    const problems = await problemsIn(contentWithDrafts(this.#workplace), this.#workplace);
    if (errorsIn(problems).length > 0) return;
    const changed = drafts.all().filter(({ file }) => existsSync(join(contentRoot, file)));
    mirrorFolder(contentRoot, this.#mirror, new Set(changed.map(({ file }) => file)));
    for (const { file, text } of changed) {
      const path = join(this.#mirror, file);
      // In place, as the mirror does it: who watches the copy sees a change, and not a file that goes and comes.
      if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
    }
    if (this.#isReady) return;
    this.#isReady = true;
    this.#onReady();
  }
}
