import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { definedIds, structuredDataFaults } from "../support/schema-org";
import { built, fileOf, routes } from "../support/site";
import { expect, test } from "../support/test";

const siteUrl = "https://www.noonward.example";

type Graph = { "@graph": Record<string, unknown>[] };

/** Every findable page with the JSON-LD blocks in it, parsed once. */
const pages = routes.map((route) => {
  const { document } = new JSDOM(built(fileOf(route))).window;
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? "") as Graph,
  );
  return { route: route as string, document, blocks };
});

const objectsOf = (route: string) => pages.find((page) => page.route === route)?.blocks[0]?.["@graph"] ?? [];
const ofType = (route: string, type: string) => objectsOf(route).find((object) => object["@type"] === type);

/** What a meta element says; every one stands in a page once. */
function meta(document: Document, name: string): string {
  const found = document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`);
  expect(found, name).toHaveLength(1);
  return found[0]?.getAttribute("content") ?? "";
}

test.describe("structured data", () => {
  test("is one valid block of schema.org's vocabulary on every page", () => {
    const known = new Map(pages.flatMap(({ blocks }) => [...definedIds(blocks)]));
    for (const { route, blocks } of pages) {
      expect(blocks, route).toHaveLength(1);
      expect(structuredDataFaults(blocks[0], known), route).toEqual([]);
    }
  });

  test("says of each page what it is", () => {
    const types = (route: string) => objectsOf(route).map((object) => object["@type"]);
    for (const route of routes)
      expect(types(route), route).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
    for (const name of ["cloud-services", "ai-solutions", "cybersecurity", "devops", "ar-vr"]) {
      expect(types(`/services/${name}`)).toContain("Service");
    }
    for (const name of ["solar-potential-analyzer", "carbon-footprint-calculator"]) {
      expect(types(`/products/${name}`)).toContain("SoftwareApplication");
    }
    for (const name of ["renewable-energy-sources-api", "carbon-emission-data-api"]) {
      expect(types(`/products/${name}`)).toContain("WebAPI");
    }
    expect(types("/contact")).toContain("ContactPage");
    expect(types("/about")).toContain("AboutPage");
  });

  test("names the company's three offices as the contact page does", () => {
    const offices = ofType("/", "Organization")?.location as { address: Record<string, string> }[];
    const shown = pages.find(({ route }) => route === "/contact")?.document.body.textContent ?? "";
    expect(offices.map(({ address }) => address.addressLocality)).toEqual(["Phoenix", "Berlin", "Chennai"]);
    for (const { address } of offices) {
      expect(shown).toContain(address.streetAddress);
      expect(shown).toContain(address.postalCode);
    }
  });

  for (const { route, document } of pages) {
    test(`${route}: agrees with what the page shows`, () => {
      const page = objectsOf(route).find(({ url, isPartOf }) => isPartOf && url === `${siteUrl}${route}`);
      expect(page?.["@id"]).toBe(document.querySelector('link[rel="canonical"]')?.getAttribute("href"));
      expect(page?.description).toBe(meta(document, "description"));

      const trail = ofType(route, "BreadcrumbList")?.itemListElement as { name: string }[] | undefined;
      const shownTrail = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')];
      expect(trail?.map(({ name }) => name) ?? []).toEqual(shownTrail.map(({ textContent }) => textContent));

      const speakable = (page?.speakable as { cssSelector: string[] } | undefined)?.cssSelector ?? [];
      const [headline, lead] = speakable.map((selector) => {
        const matches = document.querySelectorAll(selector);
        expect(matches, selector).toHaveLength(1);
        return matches[0];
      });
      expect(headline).toBe(document.querySelector("h1"));
      expect(lead?.tagName).toBe("P");
      expect((lead?.textContent ?? "").length).toBeGreaterThan(40);
    });
  }

  test("is not on pages that are not to be found", () => {
    for (const file of ["404.html", "maintenance/index.html"]) expect(built(file)).not.toContain("application/ld+json");
  });
});

test.describe("link previews", () => {
  for (const { route, document } of pages) {
    test(`${route}: Open Graph and Twitter tags are complete`, async () => {
      const url = `${siteUrl}${route}`;
      const image = meta(document, "og:image");
      for (const prefix of ["og", "twitter"]) {
        expect(meta(document, `${prefix}:title`)).toBe(document.title);
        expect(meta(document, `${prefix}:description`)).toBe(meta(document, "description"));
        expect(meta(document, `${prefix}:image`)).toBe(image);
        expect(meta(document, `${prefix}:image:alt`)).not.toBe("");
      }
      expect(meta(document, "og:type")).toBe("website");
      expect(meta(document, "og:url")).toBe(url);
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(url);
      expect(meta(document, "og:site_name")).toBe("Noonward");
      expect(meta(document, "og:locale")).toBe("en_GB");
      expect(meta(document, "twitter:card")).toBe("summary_large_image");

      expect(image.startsWith(`${siteUrl}/share/`)).toBe(true);
      const page = objectsOf(route).find(({ url: address, isPartOf }) => isPartOf && address === url);
      expect(page?.primaryImageOfPage).toMatchObject({ url: image, caption: meta(document, "og:image:alt") });
    });
  }

  /** Every page that is built, also those that are not to be found. */
  const builtPages = readdirSync("public", { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)(index|404)\.html$/.test(file) && !file.startsWith("page-data/"))
    .map((file) => ({ file, document: new JSDOM(built(file)).window.document }));

  for (const { file, document } of builtPages) {
    test(`${file}: its sharing picture is there, 1200 by 630 pixels and light`, async () => {
      const picture = readFileSync(join("public", new URL(meta(document, "og:image")).pathname));
      expect(picture.length).toBeLessThan(150_000);
      const { format, width, height } = await sharp(picture).metadata();
      expect({ width, height }).toEqual({ width: 1200, height: 630 });
      expect(meta(document, "og:image:type")).toBe(`image/${format}`);
      expect(meta(document, "og:image:width")).toBe("1200");
      expect(meta(document, "og:image:height")).toBe("630");
      expect(meta(document, "twitter:image")).toBe(meta(document, "og:image"));
      expect(meta(document, "og:image:alt")).toContain(document.querySelector("h1")?.textContent?.replace(/\.$/, ""));
    });
  }

  test("no two pages share a picture, and no picture is left over", () => {
    // Gatsby builds the not-found page under two addresses.
    const own = builtPages.filter(({ file }) => file !== "404/index.html");
    const named = own.map(({ document }) => basename(meta(document, "og:image")));
    expect(own.length).toBe(routes.length + 2);
    expect(new Set(named).size).toBe(named.length);
    expect(readdirSync("public/share").toSorted()).toEqual(named.toSorted());
    const contents = named.map((name) =>
      createHash("sha256")
        .update(readFileSync(join("public/share", name)))
        .digest("hex"),
    );
    expect(new Set(contents).size).toBe(named.length);
  });
});

test.describe("lists of pages", () => {
  test("the sitemap names no page that says noindex", () => {
    const addresses = [...built("sitemap-0.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? "");
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const { document } = new JSDOM(built(fileOf(new URL(address).pathname))).window;
      expect(meta(document, "robots"), address).toBe("index, follow");
    }
  });

  test("llms.txt names every page, with the description of its head", () => {
    const lines = built("llms.txt").trimEnd().split("\n");
    expect(lines.slice(0, 4)).toEqual(["# Noonward", "", expect.stringMatching(/^> Noonward builds .*\.$/), ""]);
    expect(lines.filter((line) => line.startsWith("## "))).toEqual([
      "## Services",
      "## Products",
      "## Industries",
      "## Company",
      "## Policies",
    ]);
    const entries = lines.filter((line) => line.startsWith("- "));
    expect(entries.toSorted()).toEqual(
      pages
        .map(({ route, document }) => {
          const title = document.title.replace(/ \| Noonward$/, "");
          return `- [${title}](${siteUrl}${route}): ${meta(document, "description")}`;
        })
        .toSorted(),
    );
    expect(lines.filter((line) => line !== "" && !/^(# |## |> |- )/.test(line))).toEqual([]);
  });

  test("no feed is named, as the sample content has none", () => {
    for (const { route, document } of pages) {
      expect(document.querySelector('link[rel="alternate"]'), route).toBeNull();
    }
  });
});
