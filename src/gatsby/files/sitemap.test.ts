import { expect, test } from "vitest";
import { sitemapOptions } from "./sitemap";

const listed = (enabled: boolean) =>
  sitemapOptions
    .resolvePages({
      site: { siteMetadata: { siteUrl: "https://site.example" } },
      siteSettings: { maintenance: { enabled } },
      maintenancePage: { links: [{ url: "/policies/im-print" }] },
      allSitePage: {
        nodes: ["/", "/404", "/404.html", "/dev-404-page", "/maintenance", "/policies/im-print"].map((path) => ({
          path,
        })),
      },
      allContentPage: { nodes: [{ path: "/", lastModified: "2026-11-21" }] },
    })
    .map(sitemapOptions.serialize);

test("lists every page that may be found, with the day of its last change", () => {
  expect(listed(false)).toEqual([
    { url: "/", lastmod: "2026-11-21" },
    { url: "/policies/im-print", lastmod: undefined },
  ]);
});

test("leaves out pages that the maintenance screen stands in for, as those say noindex", () => {
  expect(listed(true).map(({ url }) => url)).toEqual(["/policies/im-print"]);
});
