import type { Page, SiteProfile } from "../../src/gatsby/structured-data/types";

/** A small site for tests. */
export const site: SiteProfile = {
  url: "https://site.example",
  language: "en",
  home: "/",
  facts: {
    company: "Firm",
    legalName: "Firm GmbH",
    street: "Street 1",
    postalCode: "10115",
    city: "Berlin",
    country: "Germany",
    email: "hello@site.example",
    phone: "+1 602 555-0142",
    vatId: "DE0",
  },
  description: "Firm does things.",
  picture: "https://site.example/share/home.jpg",
  profiles: ["https://microblog.example/@firm"],
  offices: [
    {
      key: "phoenix",
      city: "Phoenix",
      country: "USA",
      address: ["1200 Mesa Avenue", "Phoenix, AZ 85000", "(placeholder address)"],
      contact: "+1 602 555-0199",
      mapLink: "https://map.example/phoenix",
      description: "The office in the sun.",
    },
  ],
  entries: [
    { title: "Start", link: "/" },
    { title: "What we do", link: "/services" },
  ],
};

/** A page for tests: one service. */
export const page: Page = {
  kind: "Service",
  traits: {
    path: "/services/:name",
    template: "detail-page",
    tint: "mist",
    schemaOrg: "WebPage",
    mainEntity: "Service",
    llms: "services",
  },
  path: "/services/devops",
  title: "DevOps and delivery pipelines",
  description: "Pipelines and releases.",
  picture: { url: "https://site.example/share/devops.jpg", alt: "DevOps: a conveyor loop" },
  name: "DevOps",
  modified: "2026-11-21T08:00:00+01:00",
  order: 4,
  about: [],
  isApi: false,
  features: [],
  questions: [],
};
