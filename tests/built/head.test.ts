import { expect, test } from "vitest";
import { meta, pageIn, pages } from "./built-page";
import { built, fileOf, isServed, pageFiles, routes, siteUrl } from "./public-folder";

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) < index);

test("the sitemap names pages, each once", () => {
  expect(routes.length).toBeGreaterThan(0);
  expect(repeated(routes)).toEqual([]);
});

test("titles and descriptions are of one page only", () => {
  expect(repeated(pages().map(({ document }) => document.title))).toEqual([]);
  expect(repeated(pages().map((page) => meta(page, "description")))).toEqual([]);
});

test.each(routes)("%s has one h1 and a complete head", (route) => {
  const page = pageIn(fileOf(route));
  const { document } = page;
  const url = `${siteUrl}${route}`;
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(document.querySelectorAll("title")).toHaveLength(1);
  expect(document.documentElement.lang).toMatch(/^[a-z]{2}(-[A-Z]{2})?$/);

  const canonical = [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute("href"));
  expect(canonical).toEqual([url]);
  const missing = ["keywords", "author", "og:site_name"].filter((name) => meta(page, name) === "");
  expect(missing).toEqual([]);
  expect(meta(page, "robots")).toBe("index, follow");
  expect(meta(page, "og:type")).toBe("website");
  expect(meta(page, "og:url")).toBe(url);
  expect(meta(page, "og:locale").replace("_", "-")).toMatch(new RegExp(`^${document.documentElement.lang}(-|$)`));
  expect(meta(page, "twitter:card")).toBe("summary_large_image");
  for (const prefix of ["og", "twitter"]) {
    expect(meta(page, `${prefix}:title`)).toBe(document.title);
    expect(meta(page, `${prefix}:description`)).toBe(meta(page, "description"));
    expect(meta(page, `${prefix}:image`)).toMatch(/^https?:/);
    expect(meta(page, `${prefix}:image:alt`)).not.toBe("");
  }
  expect(document.body.querySelector("style"), "styles outside the head").toBeNull();
  expect(document.body.textContent ?? "", "a name that was not filled in").not.toMatch(/\{[a-z]\w*\}(?!["'])/);
});

// A site of several languages: src/gatsby/head/listed-pages.test.ts.
test("pages outside the sitemap may not be listed, and every page inside may", () => {
  const listed = pageFiles.filter((file) => meta(pageIn(file), "robots") === "index, follow");
  const others = pageFiles.filter((file) => meta(pageIn(file), "robots") === "noindex, nofollow");
  expect(listed.map((file) => `/${file.replace(/\/?index\.html$/, "")}`).toSorted()).toEqual(routes.toSorted());
  expect([...listed, ...others].toSorted()).toEqual(pageFiles.toSorted());
  expect(others).toContain("404.html");
  for (const file of others) {
    const { html, document, route } = pageIn(file);
    expect(html, file).not.toContain("application/ld+json");
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
    expect(canonical, file).toBe(siteUrl + route.replace(/\.html$/, ""));
  }
});

test("every page names the manifest and the icons, and they are there", () => {
  const { name, icons } = JSON.parse(built("manifest.webmanifest")) as { name: string; icons: { src: string }[] };
  expect(name).toContain(meta(pageIn("index.html"), "og:site_name"));
  for (const { src } of icons) expect(isServed(src), src).toBe(true);
  for (const { route, document } of pages()) {
    const links = [
      ...document.querySelectorAll('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]'),
    ];
    const addresses = links.map((link) => link.getAttribute("href") ?? "");
    expect(addresses, route).toEqual(["/favicon.ico", "/favicon.svg", "/icons/icon-180.png", "/manifest.webmanifest"]);
    expect(addresses.filter((address) => !isServed(address))).toEqual([]);
  }
});
