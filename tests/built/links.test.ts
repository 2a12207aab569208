import { describe, expect, test } from "vitest";
import { type BuiltPage, pageIn } from "./built-page";
import { fileOf, isServed, pageFiles, routes, wizardKeys } from "./public-folder";

const attributes = ({ document }: BuiltPage, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");

/** Something on a page, or a wizard, which opens on any page. */
const isOnPage = (path: string, hash: string) =>
  wizardKeys.includes(hash) || (routes.includes(path) && pageIn(fileOf(path)).document.getElementById(hash) !== null);

/** Links within the site that lead nowhere, or only after a redirect. */
const deadLinks = (page: BuiltPage) =>
  attributes(page, "a[href], area[href]", "href").filter((href) => {
    if (/^(https?:|mailto:|tel:)/.test(href)) return false;
    const [address = "", hash] = href.split("#");
    // A page is the same with a subject as without.
    const [path = ""] = address.split("?");
    const target = path || page.route;
    if (hash && path === "" && page.document.getElementById(hash)) return false;
    return !isServed(target) || (target !== "/" && target.endsWith("/")) || Boolean(hash && !isOnPage(target, hash));
  });

const candidates = (srcset: string) => srcset.split(",").map((entry) => entry.trim().split(/\s+/)[0] ?? "");

/** Everything that a browser fetches because it stands in the HTML. */
const fetched = (page: BuiltPage) =>
  [
    ...attributes(page, "[src]", "src"),
    ...attributes(page, "[srcset]", "srcset").flatMap(candidates),
    ...attributes(page, "[imagesrcset]", "imagesrcset").flatMap(candidates),
    ...attributes(page, "[poster]", "poster"),
    ...attributes(page, "use[href]", "href").filter((href) => !href.startsWith("#")),
    ...attributes(page, "link[href]:not([rel=canonical]):not([rel=alternate])", "href"),
    ...[...page.html.replaceAll("&quot;", "'").matchAll(/url\(["']?([^)"']+)/g)].map(([, address = ""]) => address),
  ].filter((address) => address !== "" && !address.startsWith("data:") && !address.startsWith("#"));

describe.each(pageFiles)("%s", (file) => {
  const page = () => pageIn(file);

  test("no link within the site is dead", () => {
    expect(deadLinks(page())).toEqual([]);
  });

  test("loads nothing from elsewhere, and all it loads is there", () => {
    expect(fetched(page()).filter((address) => /^([a-z]+:)?\/\//i.test(address))).toEqual([]);
    expect(fetched(page()).filter((address) => !isServed(address.split(/[?#]/)[0] ?? ""))).toEqual([]);
  });

  // An alternative text: html.test.ts.
  test("every picture has a size", () => {
    const images = [...page().document.querySelectorAll("img")];
    const sized = (image: Element) => image.hasAttribute("width") && image.hasAttribute("height");
    expect(images.filter((image) => !sized(image)).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

test("of home's pictures the first alone is asked for before all else, the others when they come near", () => {
  const images = [...pageIn("index.html").document.querySelectorAll("img")];
  expect(images.map((image) => image.getAttribute("fetchpriority") === "high")).toEqual(
    images.map((_, place) => !place),
  );
  expect(images.slice(1).filter((image) => image.getAttribute("loading") !== "lazy")).toHaveLength(0);
});
