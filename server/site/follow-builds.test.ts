import { createHash } from "node:crypto";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { readSite, type Site } from "../../src/content/read-site";
import { factsOf, writeFacts } from "../../src/hosting/release-facts";
import { pageAt } from "../../tests/support/site-pages";
import { testContent } from "../../tests/support/test-content";
import { testFolder } from "../../tests/support/test-folder";
import { followBuilds } from "./follow-builds";

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", testContent);
});

const hash = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;

/** A build of one page, with what is to be known of it where a site is given. */
function build(name: string, script: string, at: number, site?: Site): string {
  const folder = join(testFolder(), name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), `<script>${script}</script>`);
  if (site) writeFacts(factsOf([site], folder), folder);
  writeFileSync(join(folder, "_headers"), "");
  utimesSync(join(folder, "_headers"), at, at);
  return folder;
}

test("a new build is followed without a new start, and only once it has ended", () => {
  const folder = build("public", "first()", 1000);
  const built = followBuilds(() => [folder], vi.fn(), 0);
  const allows = (script: string) => built({}).headers["Content-Security-Policy"]?.includes(hash(script));
  expect(allows("first()")).toBe(true);
  writeFileSync(join(folder, "index.html"), "<script>second()</script>");
  expect([allows("first()"), allows("second()")]).toEqual([true, false]);
  build("public", "second()", 2000);
  expect([allows("first()"), allows("second()")]).toEqual([false, true]);
});

test("a release that is served again brings its own redirects, policy, forms and state, whatever the content says by now", () => {
  const site = readSite();
  const { SiteSettings: settings } = site;
  const page = pageAt(site, "/contact");
  const before: Site = {
    ...site,
    EnquiryForm: [],
    Page: [{ ...page, data: { ...page.data, redirectFrom: ["/write-to-us"] } }],
    SiteSettings: {
      ...settings,
      data: { ...settings.data, maintenance: { ...settings.data.maintenance, notifyUrl: "https://old.example/x" } },
    },
  };
  const [older, newer] = [build("1", "old()", 1000, before), build("2", "new()", 2000, site)];
  let folders = [newer, older];
  const built = followBuilds(() => folders, vi.fn(), 0);
  expect(built({}).pages.get("/write-to-us")).toBeUndefined();
  expect(built({}).enquiries[0].forms.has("contact")).toBe(true);
  folders = [older];
  const { pages, headers, enquiries } = built({});
  expect(enquiries[0].forms.has("contact")).toBe(false);
  expect(pages.get("/write-to-us")).toBe("/contact");
  expect(headers["Content-Security-Policy"]).toContain("https://old.example");
  expect(headers["Content-Security-Policy"]).toContain(hash("old()"));
});
