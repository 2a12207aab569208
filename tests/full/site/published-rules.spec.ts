import { expect, test } from "@playwright/test";
import { JSDOM, VirtualConsole } from "jsdom";
import sharp from "sharp";
import { built, fileOf, onDisk, routes } from "../../built/public-folder";

/** Holds pages to what search engines and social networks ask for in words, and no schema can tell. */

type Thing = Readonly<Record<string, unknown>>;

/**
 * Properties that developers.google.com/search/docs/appearance/structured-data calls required, and those that schema.org's
 * own validator asks for where Google shows nothing.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url", "logo"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  WebSite: ["name", "url"],
  WebPage: ["name", "url"],
  ImageObject: ["url"],
  Service: ["name", "provider"],
  SoftwareApplication: ["name"],
};

const thingsIn = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(thingsIn)];
};

/** Fields that a page's JSON-LD lacks. */
function lacksIn(graph: unknown): string[] {
  return thingsIn(graph).flatMap((thing) => {
    const type = String(thing["@type"] ?? "");
    // A reference to what is described elsewhere.
    if (Object.keys(thing).length <= 2 && "@id" in thing) return [];
    const missing = (required[type] ?? []).filter(
      (name) => thing[name] === undefined && !(name === "url" && "@id" in thing),
    );
    const list = type === "BreadcrumbList" ? thingsIn(thing.itemListElement).filter(({ position }) => position) : [];
    const positions = list.map(({ position }) => position);
    const isInOrder = positions.every((position, index) => position === index + 1);
    return [...missing.map((name) => `${type} without ${name}`), ...(isInOrder ? [] : [`positions ${positions}`])];
  });
}

/** Faults of the card that a page has in Facebook, LinkedIn, Slack or X. */
async function cardFaults(document: Document): Promise<string[]> {
  const meta = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? "";
  const faults = ["og:title", "og:type", "og:image", "og:url", "og:description", "twitter:card", "og:image:alt"]
    .filter((name) => meta(name) === "")
    .map((name) => `no ${name}`);
  // Longer ones are cut off by each of them.
  if (meta("og:title").length > 95) faults.push(`a title of ${meta("og:title").length} letters`);
  if (meta("og:description").length > 200) faults.push(`a description of ${meta("og:description").length} letters`);
  if (meta("twitter:image:alt").length > 420) faults.push("an alternative text that X cuts off");
  if (faults.length > 0) return faults;
  const image = await sharp(onDisk(new URL(meta("og:image")).pathname)).metadata();
  const { width = 0, height = 0, size = 0, format } = image;
  if (width < 1200 || height < 630) faults.push(`a picture of ${width} x ${height}`);
  if (Math.abs(width / height - 1.91) > 0.01) faults.push("a picture that is cut to 1.91 : 1");
  if (size > 5_000_000) faults.push("a picture of more than 5 MB");
  if (!["jpeg", "png", "webp"].includes(String(format))) faults.push(`a picture as ${format}`);
  return faults;
}

const documentOf = (html: string) => new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;
const graphOf = (document: Document) =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "null") as unknown;

for (const route of routes) {
  test(`${route} keeps the published rules of search engines and of cards`, async () => {
    const document = documentOf(built(fileOf(route)));
    expect(lacksIn(graphOf(document))).toEqual([]);
    expect(await cardFaults(document)).toEqual([]);
  });
}

test("what must be found is found: a question without an answer, a step out of order, a card without its picture", async () => {
  const html = built(fileOf("/")).replace(/<meta[^>]*og:image"[^>]*>/, "");
  expect(await cardFaults(documentOf(html))).toContain("no og:image");
  const faq = { "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "Why?" }] };
  expect(lacksIn(faq)).toEqual(["Question without acceptedAnswer"]);
  const steps = {
    "@type": "BreadcrumbList",
    itemListElement: [{ "@type": "ListItem", position: 2, name: "Two", item: "/" }],
  };
  expect(lacksIn(steps)).toEqual(["positions 2"]);
});
