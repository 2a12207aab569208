import { expect, test } from "vitest";
import { page, site } from "../../../tests/support/structured-data-sample";
import type { Page } from "../structured-data/types";
import { llmsText } from "./llms-text";

const headings = {
  services: "What we do",
  products: "-",
  industries: "-",
  caseStudies: "-",
  company: "-",
  policies: "Small  print",
};

test("the company, then each section with its overview first and its entries in order", () => {
  const pages: Page[] = [
    { ...page, path: "/services/b", title: "B [beta]", description: "Second\n  service.", order: 2 },
    { ...page, path: "/services/a", title: "A", description: "First service.", order: 1 },
    { ...page, kind: "Page", path: "/services", title: "All", description: "Overview.", order: undefined },
    {
      ...page,
      kind: "Policy",
      traits: { ...page.traits, llms: "policies" },
      path: "/policies/terms",
      title: "Terms",
      description: "The rules.",
      order: 1,
    },
  ];
  expect(llmsText(site, pages, headings)).toBe(`# Firm

> Firm does things.

## What we do

- [All](https://site.example/services): Overview.
- [A](https://site.example/services/a): First service.
- [B \\[beta\\]](https://site.example/services/b): Second service.

## Small print

- [Terms](https://site.example/policies/terms): The rules.
`);
});
