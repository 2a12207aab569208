import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { followSitePolicy } from "./site-policy";

const folder = mkdtempSync(join(tmpdir(), "policy-"));
afterAll(() => rmSync(folder, { recursive: true }));

const hash = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;
const build = (script: string, at: number) => {
  writeFileSync(join(folder, "index.html"), `<script>${script}</script>`);
  writeFileSync(join(folder, "_headers"), "");
  utimesSync(join(folder, "_headers"), at, at);
};

test("a new build is followed without a new start, and only once it has ended", () => {
  build("first()", 1000);
  const policy = followSitePolicy(folder, resolve("content"));
  const allows = (script: string) => policy()["Content-Security-Policy"]?.includes(hash(script));
  expect(allows("first()")).toBe(true);
  writeFileSync(join(folder, "index.html"), "<script>second()</script>");
  expect([allows("first()"), allows("second()")]).toEqual([true, false]);
  build("second()", 2000);
  expect([allows("first()"), allows("second()")]).toEqual([false, true]);
});
