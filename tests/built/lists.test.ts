import { expect, test } from "vitest";
import { meta, pageIn, pages } from "./built-page";
import { built, sitemap, siteUrl } from "./public-folder";

test("the sitemap is of one site, says when each page last changed, and robots.txt names it", () => {
  expect(sitemap.filter(({ origin }) => origin !== siteUrl)).toEqual([]);
  const dates = built("sitemap-0.xml").match(/<lastmod>\d{4}-\d{2}-\d{2}/g) ?? [];
  expect(dates.length).toBe(sitemap.length);
  expect(built("robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
});

test("llms.txt names every page of the sitemap, with the description of its head", () => {
  const company = meta(pageIn("index.html"), "og:site_name");
  const lines = built("llms.txt").trimEnd().split("\n");
  expect(lines.slice(0, 4)).toEqual([`# ${company}`, "", expect.stringMatching(/^> \S/), ""]);
  const entries = lines.filter((line) => line.startsWith("- "));
  const expected = pages().map((page) => {
    const title = page.document.title.slice(0, -` | ${company}`.length).replace(/[[\]\\]/g, "\\$&");
    return `- [${title}](${siteUrl}${page.route}): ${meta(page, "description")}`;
  });
  expect(entries.toSorted()).toEqual(expected.toSorted());
  expect(lines.filter((line) => line !== "" && !/^(# |## |> |- )/.test(line))).toEqual([]);
});

test("a feed is named by every page in the same words, or by none", () => {
  const feeds = pages().map(({ document }) => document.querySelector('link[rel="alternate"]')?.outerHTML);
  expect(new Set(feeds).size).toBe(1);
});

test("security.txt says who to tell, and may be relied on for at least another month and at most a year", () => {
  const lines = built(".well-known/security.txt").trim().split("\n");
  const fields = new Map(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields.get("Contact")).toMatch(/^(mailto:[^@]+@[^@]+|https:\/\/)/);
  expect(fields.get("Canonical")).toBe(`${siteUrl}/.well-known/security.txt`);
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days, "move `security.expires` in content/site.yaml").toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(366);
});

test("_headers lets no page load what the build did not write", () => {
  const policy = /Content-Security-Policy: (.*)/.exec(built("_headers"))?.[1] ?? "";
  expect(policy).toContain("default-src 'self'");
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src")) ?? "";
  expect(scripts).not.toMatch(/'unsafe-|data:| \*( |$)/);
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+')+/);
});
