import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { staticFolder } from "../../src/content/files/content-folder";
import { testContent } from "./test-content";

/** The list of languages without the one that has content of its own, which stands last. */
export const withoutGerman = (list: string): string => list.replace(/^ {2}- code: de\n( {4}.*\n)*/m, "");

/**
 * A project folder with the content of the tests' own site, to be changed as a test likes; what runs in it, reads it.
 * It is there until the test has ended.
 * @param languages all of the site's, or the first alone, in which a mistake is one and no translation falls behind
 */
export function copyOfSite(languages: "first" | "all" = "first"): string {
  const copy = mkdtempSync(join(tmpdir(), "content-check-"));
  vi.stubEnv("CONTENT_DIR", "content");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(copy, { recursive: true });
  });
  cpSync(testContent, join(copy, "content"), { recursive: true });
  if (languages === "first") {
    const list = join(copy, "content/languages.yaml");
    writeFileSync(list, withoutGerman(readFileSync(list, "utf8")));
    rmSync(join(copy, "content/de"), { recursive: true });
  }
  symlinkSync(staticFolder(), join(copy, "static"));
  return copy;
}
