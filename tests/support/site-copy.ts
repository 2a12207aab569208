import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, vi } from "vitest";
import { staticFolder } from "../../src/content/content-folder";
import { testContent } from "./test-content";

const copies: string[] = [];

/** A project folder with the content of the tests' own site, to be changed as a test likes; what runs in it, reads it. */
export function copyOfSite(): string {
  const copy = mkdtempSync(join(tmpdir(), "content-check-"));
  copies.push(copy);
  vi.stubEnv("CONTENT_DIR", "content");
  cpSync(testContent, join(copy, "content"), { recursive: true });
  symlinkSync(staticFolder(), join(copy, "static"));
  return copy;
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
});
