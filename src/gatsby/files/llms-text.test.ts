import { expect, test } from "vitest";
import type { Page, SiteProfile } from "../structured-data/types";
import { llmsText } from "./llms-text";

// That every page is listed: tests/built/lists.test.ts.
test("each section has its overview first and its entries in order, each on one line", () => {
  const site = { url: "https://a.example", facts: { company: "Firm" }, description: "Does." } as SiteProfile;
  const page = (kind: string, title: string, order?: number) =>
    ({ kind, title, order, path: `/${title[0]}`, description: "One\n line.", traits: { llms: "services" } }) as Page;
  const pages = [page("Service", "B [beta]", 2), page("Service", "A", 1), page("Page", "Overview")];
  const headings = { services: "What  we do", products: "-", industries: "-", caseStudies: "-" };
  expect(llmsText(site, pages, { ...headings, company: "-", policies: "-" })).toBe(`# Firm

> Does.

## What we do

- [Overview](https://a.example/O): One line.
- [A](https://a.example/A): One line.
- [B \\[beta\\]](https://a.example/B): One line.
`);
});
