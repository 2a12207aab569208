import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { allEntries, readSites } from "../../src/content/read-site";
import { type BuiltPage, meta, pageIn, pages } from "./built-page";
import { built, onDisk, sitemap, siteUrl } from "./public-folder";

test("the sitemap is of one site, says when each page last changed, and robots.txt names it", () => {
  expect(sitemap.filter(({ origin }) => origin !== siteUrl)).toEqual([]);
  const dates = built("sitemap-0.xml").match(/<lastmod>\d{4}-\d{2}-\d{2}/g) ?? [];
  expect(dates.length).toBe(sitemap.length);
  expect(built("robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
});

/** The place of each page among those of its kind; an overview has none. */
const orders = new Map(
  readSites()
    .flatMap(allEntries)
    .map(({ entry: { path, data } }) => [path, "order" in data ? data.order : 0]),
);

const langOf = ({ document }: BuiltPage) => document.documentElement.lang;

/** The pages of each language, with the folder of its lists. */
const languages = [...new Set(pages().map(langOf))].map((lang) => ({
  folder: existsSync(onDisk(`${lang}/llms.txt`)) ? `${lang}/` : "",
  found: pages().filter((page) => langOf(page) === lang),
}));

test.each(languages)(
  "$folder/llms.txt names every page of its language in its order, with the description of its head",
  ({ folder, found }) => {
    const company = meta(pageIn("index.html"), "og:site_name");
    const lines = built(`${folder}llms.txt`).trimEnd().split("\n");
    expect(lines.slice(0, 4)).toEqual([`# ${company}`, "", expect.stringMatching(/^> \S/), ""]);
    const entries = lines.filter((line) => line.startsWith("- "));
    const expected = found.map((page) => {
      const title = page.document.title.slice(0, -` | ${company}`.length).replace(/[[\]\\]/g, "\\$&");
      return `- [${title}](${siteUrl}${page.route}): ${meta(page, "description")}`;
    });
    expect(entries.toSorted()).toEqual(expected.toSorted());
    for (const section of lines.join("\n").split("\n## ").slice(1)) {
      const paths = [...section.matchAll(/\]\((\S+)\): /g)].map(([, address = ""]) => new URL(address).pathname);
      const places = paths.map((path) => orders.get(path) ?? 0);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
    expect(lines.filter((line) => line !== "" && !/^(# |## |> |- )/.test(line))).toEqual([]);
  },
);

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
