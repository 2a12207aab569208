import { expect, test } from "vitest";
import { site } from "../../../tests/support/test-site";
import { listedPages, listingOf } from "./listed-pages";
import { pageGraph } from "./page-graph";

const pages = listedPages(site, listingOf([site]));
const picture = { url: "https://www.lamps.example/share/home.jpg", alt: "A harbour" };
const pictures = { "/": { ...picture, mediaType: "image/jpeg", width: 1200, height: 630 } };

/** What a page tells of the company, its offices apart. */
function companyAt(path: string) {
  const graphs = pages.filter((page) => page.path === path).map((page) => pageGraph(site, page, pictures));
  const objects = graphs.flatMap((graph) => graph["@graph"]) as unknown as Record<string, unknown>[];
  const { location, ...company } = objects.find((object) => object["@type"] === "Organization") ?? {};
  return { company, location };
}

// What holds for each page as it is built: tests/built/structured-data.test.ts.
test("the company is told from the content, with every office where they are shown, and nothing more", () => {
  const url = "https://www.lamps.example";
  const { company, location } = companyAt("/contact");
  expect(companyAt("/")).toEqual({ company, location: undefined });
  expect(company).toMatchObject({
    name: "Lamp & Lens",
    image: `${url}/share/home.jpg`,
    email: "hello@lamps.example",
    vatID: "XX000000042",
    address: { streetAddress: "1 Harbour Light", postalCode: "00042" },
  });
  expect(location).toHaveLength(2);
  expect(location).toContainEqual(
    expect.objectContaining({
      "@id": `${url}/#office-far-rock`,
      address: {
        "@type": "PostalAddress",
        streetAddress: "2 Second Street",
        addressLocality: "Far Rock",
        addressCountry: "Elsewhere",
      },
      hasMap: "https://www.openstreetmap.org/#map=12/33.4484/-112.0740",
    }),
  );
});
