import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { staticFolder } from "../../src/content/content-folder";
import { testContent } from "./test-content";

/**
 * A project folder with the content of the tests' own site, to be changed as a test likes; what runs in it, reads it.
 * It is there until the test has ended.
 */
export function copyOfSite(): string {
  const copy = mkdtempSync(join(tmpdir(), "content-check-"));
  vi.stubEnv("CONTENT_DIR", "content");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(copy, { recursive: true });
  });
  cpSync(testContent, join(copy, "content"), { recursive: true });
  symlinkSync(staticFolder(), join(copy, "static"));
  return copy;
}
