import { expect, test } from "vitest";
import type { Site } from "../../content/read-site";
import type { ListedPage } from "../head/listed-pages";
import { llmsText } from "./machine-files";

// That every page is listed: tests/built/lists.test.ts.
test("each section has its overview first and its entries in order, each on one line", () => {
  const llms = {
    services: "What  we do",
    products: "-",
    industries: "-",
    caseStudies: "-",
    company: "-",
    policies: "-",
  };
  const site = {
    SiteSettings: { data: { url: "https://a.example", facts: { company: "Firm" } } },
    SiteWords: { data: { head: { description: "Does." } } },
    InterfaceWords: { data: { llms } },
  } as unknown as Site;
  const page = (kind: string, title: string, order?: number) =>
    ({
      kind,
      path: `/${title[0]}`,
      traits: { llms: "services" },
      data: { head: { title, description: "One\n line." }, order },
    }) as ListedPage;
  const pages = [page("Service", "B [beta]", 2), page("Service", "A", 1), page("Page", "Overview")];
  expect(llmsText(site, pages)).toBe(`# Firm

> Does.

## What we do

- [Overview](https://a.example/O): One line.
- [A](https://a.example/A): One line.
- [B \\[beta\\]](https://a.example/B): One line.
`);
});
