import { expect, test } from "vitest";
import { page, site } from "../../../tests/support/structured-data-sample";
import type { PageTraits } from "../../content/kinds";
import { pageGraph } from "./page-graph";

import type { Page } from "./types";

type JsonLd = Readonly<Record<string, unknown>>;

const objectsOf = (shown: Page) => pageGraph(site, shown)["@graph"] as unknown as readonly JsonLd[];
const objectOf = (shown: Page, type: string) => objectsOf(shown).find((object) => object["@type"] === type);

const traits = (schemaOrg: PageTraits["schemaOrg"], mainEntity?: PageTraits["mainEntity"]): PageTraits => ({
  path: "/",
  template: "page",
  tint: "paper",
  schemaOrg,
  ...(mainEntity && { mainEntity }),
});

const home: Page = { ...page, kind: "HomePage", traits: traits("WebPage", "Organization"), path: "/", name: undefined };
const app: Page = {
  ...page,
  kind: "Product",
  traits: traits("WebPage", "Product"),
  path: "/products/roofs",
  name: "Roofs",
  features: ["Plans", "Yields"],
};

test.each<[Page, string[]]>([
  [home, ["Organization", "WebSite", "WebPage"]],
  [page, ["Organization", "WebSite", "WebPage", "BreadcrumbList", "Service"]],
  [app, ["Organization", "WebSite", "WebPage", "BreadcrumbList", "SoftwareApplication"]],
  [
    { ...page, questions: [{ question: "Why?", answer: "So." }] },
    ["Organization", "WebSite", "WebPage", "BreadcrumbList", "Service", "FAQPage"],
  ],
  [{ ...app, isApi: true }, ["Organization", "WebSite", "WebPage", "BreadcrumbList", "WebAPI"]],
  [
    { ...page, kind: "Page", traits: traits("CollectionPage") },
    ["Organization", "WebSite", "CollectionPage", "BreadcrumbList"],
  ],
  [
    { ...page, kind: "Page", traits: traits("ContactPage", "Organization") },
    ["Organization", "WebSite", "ContactPage", "BreadcrumbList"],
  ],
])("$kind: a graph of its types", (shown, types) => {
  expect(objectsOf(shown).map((object) => object["@type"])).toEqual(types);
});

const contact: Page = { ...page, kind: "Page", traits: traits("ContactPage", "Organization") };

test("the company is told from the content, with every office where they are shown, and nothing more", () => {
  expect(objectOf(home, "Organization")).not.toHaveProperty("location");
  expect(objectOf(contact, "Organization")).toEqual({
    "@type": "Organization",
    "@id": "https://site.example/#organization",
    name: "Firm",
    legalName: "Firm GmbH",
    url: "https://site.example/",
    description: "Firm does things.",
    logo: { "@type": "ImageObject", url: "https://site.example/icons/icon-512.png" },
    image: "https://site.example/share/home.jpg",
    email: "hello@site.example",
    telephone: "+1 602 555-0142",
    vatID: "DE0",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Street 1",
      postalCode: "10115",
      addressLocality: "Berlin",
      addressCountry: "Germany",
    },
    location: [
      {
        "@type": "Place",
        "@id": "https://site.example/#office-phoenix",
        name: "Firm, Phoenix",
        description: "The office in the sun.",
        address: {
          "@type": "PostalAddress",
          streetAddress: "1200 Mesa Avenue",
          addressLocality: "Phoenix",
          addressRegion: "AZ",
          postalCode: "85000",
          addressCountry: "USA",
        },
        telephone: "+1 602 555-0199",
        hasMap: "https://map.example/phoenix",
      },
    ],
    sameAs: ["https://microblog.example/@firm"],
  });
});

test("the questions that a page answers are told with their answers", () => {
  const questions = [{ question: "Does it burn?", answer: "All night." }];
  expect(objectOf({ ...page, questions }, "FAQPage")).toEqual({
    "@type": "FAQPage",
    "@id": "https://site.example/services/devops#questions",
    isPartOf: { "@id": "https://site.example/services/devops" },
    mainEntity: [
      {
        "@type": "Question",
        name: "Does it burn?",
        acceptedAnswer: { "@type": "Answer", text: "All night." },
      },
    ],
  });
});
