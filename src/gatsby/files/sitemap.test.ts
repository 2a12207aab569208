import { expect, test } from "vitest";
import { maintainedSite, site } from "../../../tests/support/test-site";
import { required } from "../../content/entry";
import { sitemapOptions } from "./sitemap";

const paths = ["/", "/404", "/404.html", "/maintenance", "/enquire/x"];
const [legal = ""] = required(site.MaintenancePage, "pages/maintenance.yaml").data.links.map(({ url }) => url);

const listed = (content: typeof site) => {
  const { resolvePages, serialize } = sitemapOptions([content]);
  return resolvePages({ allSitePage: { nodes: [...paths, legal].map((path) => ({ path })) } }).map(serialize);
};

test("leaves out pages that the maintenance screen stands in for, as those say noindex", () => {
  expect(listed(maintainedSite).map(({ url }) => url)).toEqual([legal]);
});
