import { basename } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { german, maintainedSite, site } from "../../../tests/support/test-site";
import type { Sites } from "../../content/read-site";
import { createPages } from "./create-pages";

let sites: Sites;
vi.mock("../site-content", () => ({ siteContents: () => sites, isDeveloped: true }));
vi.mock("../files/write-wizard-files", () => ({ writeWizardFiles: async () => undefined }));

const createPage = vi.fn();
beforeEach(() => createPage.mockClear());

/** The template and the context of each page that is made, by its path. */
async function pagesOf(...nodes: { __typename: string; path: string; language: string }[]) {
  const hook = createPages as unknown as (args: object) => Promise<void>;
  await hook({
    actions: { createPage },
    cache: { get: async () => ["/services/lamps"] },
    graphql: async () => ({ data: { allContentPage: { nodes }, allWizard: { nodes: [] } } }),
  });
  return createPage.mock.calls.map(([{ path, component, context }]) => [path, basename(component), context]);
}

const lamps = { __typename: "Service", path: "/services/lamps", language: "en" };
const imprint = { __typename: "Policy", path: "/policies/imprint", language: "en" };

test("each page is drawn by the template of its kind, the not-found page at both of its addresses", async () => {
  sites = [site];
  const pages = await pagesOf(lamps, { ...lamps, __typename: "NotFoundPage", path: "/404" });
  // In the lamps' last build a text named a weight: its page, or an entry that it shows.
  expect(pages.map(([path, template, { writtenAt }]) => [path, template, writtenAt])).toEqual([
    ["/services/lamps", "detail-page.tsx", expect.any(Number)],
    ["/404", "not-found-page.tsx", undefined],
    ["/404.html", "not-found-page.tsx", undefined],
  ]);
});

test("a closed site shows its screen, without header and footer, in each language, and its legal pages stay", async () => {
  sites = [maintainedSite, german];
  const pages = await pagesOf(lamps, { ...lamps, path: "/de/leistungen/lampen", language: "de" }, imprint);
  expect(pages).toMatchObject([
    ["/services/lamps", "maintenance-page.tsx", { language: "en", isFrameless: true }],
    ["/de/leistungen/lampen", "maintenance-page.tsx", { language: "de", isFrameless: true }],
    ["/policies/imprint", "policy-page.tsx", { language: "en" }],
  ]);
});
