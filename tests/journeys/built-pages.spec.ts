import { existsSync } from "node:fs";
import { join } from "node:path";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { JSDOM } from "jsdom";
import { built, fileOf, routes } from "../support/site";
import { expect, test } from "../support/test";
import { wizards } from "../support/wizards";

/** Every built page, parsed once. */
const pages = new Map(routes.map((route) => [route as string, new JSDOM(built(fileOf(route))).window.document]));
const documentOf = (route: string) => {
  const document = pages.get(route);
  if (!document) throw new Error(`There is no page ${route}.`);
  return document;
};
const content = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute("content") ?? "";

/** A page path as `public/` stores it: pages are folders, everything else is a file. */
const isServed = (path: string) => pages.has(path) || existsSync(join("public", decodeURIComponent(path)));

/** Something on a page, or a wizard, which opens on any page. */
const isOnPage = (path: string, hash: string) =>
  wizards.some(({ key }) => key === hash) || Boolean(pages.get(path)?.getElementById(hash));

test.describe("built pages", () => {
  test("have titles, descriptions and addresses of their own", () => {
    const all = [...pages.entries()];
    const titles = all.map(([, document]) => document.title);
    const descriptions = all.map(([, document]) => content(document, 'meta[name="description"]'));
    expect(new Set(titles).size).toBe(routes.length);
    expect(new Set(descriptions).size).toBe(routes.length);
    for (const [route, document] of all) {
      expect(document.querySelectorAll("title"), route).toHaveLength(1);
      expect(document.querySelectorAll('link[rel="canonical"]'), route).toHaveLength(1);
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href"), route).toBe(
        `https://www.noonward.example${route}`,
      );
      expect(document.documentElement.lang, route).toBe("en");
    }
  });

  for (const route of routes) {
    test(`${route} has one h1, a complete head and no dead link, anchor or picture`, () => {
      const document = documentOf(route);
      expect(document.querySelectorAll("h1")).toHaveLength(1);
      for (const selector of [
        'meta[name="keywords"]',
        'meta[name="author"]',
        'meta[name="theme-color"]',
        'meta[property="og:title"]',
        'meta[property="og:description"]',
        'meta[property="og:url"]',
        'meta[property="og:image:alt"]',
        'meta[name="twitter:card"]',
      ]) {
        expect(content(document, selector), selector).not.toBe("");
      }
      expect(content(document, 'meta[name="robots"]')).toBe("index, follow");
      expect(content(document, 'meta[property="og:image:width"]')).toBe("1200");
      expect(content(document, 'meta[property="og:image:height"]')).toBe("630");
      const shared = new URL(content(document, 'meta[property="og:image"]'));
      expect(isServed(shared.pathname), shared.pathname).toBe(true);

      const faults: string[] = [];
      for (const anchor of document.querySelectorAll("a[href]")) {
        const href = anchor.getAttribute("href") ?? "";
        if (/^(https:|mailto:|tel:)/.test(href)) continue;
        const [path, hash] = href.split("#");
        const target = path || route;
        if (!isServed(target)) faults.push(`link ${href}`);
        else if (target !== "/" && target.endsWith("/")) faults.push(`slash at the end: ${href}`);
        else if (hash && !isOnPage(target, hash)) faults.push(`anchor ${href}`);
      }
      for (const element of document.querySelectorAll("img, source, link[href], script[src]")) {
        const single =
          element.getAttribute("src") ??
          (element.matches("link:not([rel=canonical])") ? element.getAttribute("href") : null);
        const several = (element.getAttribute("srcset") ?? "")
          .split(",")
          .map((entry) => entry.trim().split(" ")[0] ?? "");
        for (const source of [single, ...several]) {
          if (source && !isServed(source)) faults.push(`file ${source}`);
        }
      }
      for (const picture of document.querySelectorAll("img")) {
        if (!picture.hasAttribute("alt")) faults.push(`no alternative text: ${picture.outerHTML}`);
      }
      expect(faults).toEqual([]);
    });
  }

  test("are valid HTML", async () => {
    const validator = new HtmlValidate(
      new FileSystemConfigLoader({
        extends: ["html-validate:standard"],
        rules: {
          // Style of writing, not validity: React and Gatsby write attributes and void elements their own way.
          "attribute-boolean-style": "off",
          "attribute-empty-style": "off",
          "void-style": "off",
          "doctype-style": "off",
          "no-inline-style": "off",
          "no-trailing-whitespace": "off",
          "long-title": "off",
          "script-type": "off",
          // A telephone number may break where the line ends; nothing is lost by it.
          "tel-non-breaking": "off",
        },
      }),
    );
    const faults: string[] = [];
    for (const file of [...routes.map(fileOf), "404.html", "maintenance/index.html", "videos/film.html"]) {
      const { results } = await validator.validateString(built(file), `public/${file}`);
      for (const { messages } of results) {
        for (const { ruleId, message, line, column } of messages)
          faults.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test("keep their styles in the head", () => {
    for (const [route, document] of pages) expect(document.body.querySelector("style"), route).toBeNull();
  });

  test("leave not-found and maintenance out of search results and the sitemap", () => {
    for (const file of ["404.html", "maintenance/index.html"]) {
      expect(content(new JSDOM(built(file)).window.document, 'meta[name="robots"]'), file).toBe("noindex, nofollow");
    }
    const sitemap = built("sitemap-0.xml");
    const listed = [...sitemap.matchAll(/<loc>https:\/\/www\.noonward\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path || "/",
    );
    expect(listed.sort()).toEqual([...routes].sort());
    expect(sitemap.match(/<lastmod>\d{4}-\d{2}-\d{2}/g)).toHaveLength(routes.length);
    expect(built("robots.txt")).toContain("Sitemap: https://www.noonward.example/sitemap-index.xml");
    expect(built("sitemap-index.xml")).toContain("https://www.noonward.example/sitemap-0.xml");
  });

  test("name a manifest whose icons exist", () => {
    const manifest = JSON.parse(built("manifest.webmanifest")) as { name: string; icons: { src: string }[] };
    expect(manifest.name).toContain("Noonward");
    for (const { src } of manifest.icons) expect(isServed(src), src).toBe(true);
    for (const [route, document] of pages) {
      const linked = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="apple-touch-icon"]')];
      const addresses = linked.map((link) => link.getAttribute("href") ?? "");
      expect(addresses, route).toEqual(["/favicon.ico", "/favicon.svg", "/icons/icon-180.png"]);
      for (const address of addresses) expect(isServed(address), address).toBe(true);
      expect(document.querySelector('link[rel="manifest"]')?.getAttribute("href"), route).toBe("/manifest.webmanifest");
    }
  });
});
