import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { readSite } from "../../src/content/read-site";
import { testContent } from "../../tests/support/test-content";
import { followBuilds } from "./follow-builds";

const folder = mkdtempSync(join(tmpdir(), "policy-"));
beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", testContent);
});
afterAll(() => rmSync(folder, { recursive: true }));

const hash = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;
const build = (script: string, at: number) => {
  writeFileSync(join(folder, "index.html"), `<script>${script}</script>`);
  writeFileSync(join(folder, "_headers"), "");
  utimesSync(join(folder, "_headers"), at, at);
};

test("a new build is followed without a new start, and only once it has ended", () => {
  build("first()", 1000);
  const built = followBuilds(() => [folder], readSite(), { warn: vi.fn() });
  const allows = (script: string) => built({}).headers["Content-Security-Policy"]?.includes(hash(script));
  expect(allows("first()")).toBe(true);
  writeFileSync(join(folder, "index.html"), "<script>second()</script>");
  expect([allows("first()"), allows("second()")]).toEqual([true, false]);
  build("second()", 2000);
  expect([allows("first()"), allows("second()")]).toEqual([false, true]);
});

test("the content is read again with it, and kept as it was where it is not in order", () => {
  build("first()", 3000);
  const site = readSite();
  const closed = { ...site.SiteSettings.data, maintenance: { ...site.SiteSettings.data.maintenance, enabled: true } };
  const warn = vi.fn();
  const built = followBuilds(
    () => [folder],
    { ...site, SiteSettings: { ...site.SiteSettings, data: closed } },
    { warn },
  );
  expect(built({}).maintenance.isEnabled).toBe(true);
  vi.stubEnv("CONTENT_DIR", join(folder, "nowhere"));
  build("second()", 4000);
  expect(built({}).maintenance.isEnabled).toBe(true);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("content/site.yaml"));
  vi.stubEnv("CONTENT_DIR", testContent);
  build("third()", 5000);
  expect(built({}).maintenance).toEqual({
    isEnabled: false,
    openPaths: expect.arrayContaining(["/policies/imprint"]),
  });
});
