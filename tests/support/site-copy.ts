import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach } from "vitest";

const pictures = resolve("content/images");
const copies: string[] = [];

/** A project folder with the site's own content, whose pictures are only linked to: they are large. */
export function copyOfSite(): string {
  const copy = mkdtempSync(join(tmpdir(), "content-check-"));
  copies.push(copy);
  cpSync(resolve("content"), join(copy, "content"), { recursive: true, filter: (path) => path !== pictures });
  symlinkSync(pictures, join(copy, "content/images"));
  symlinkSync(resolve("static"), join(copy, "static"));
  return copy;
}

afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
});
