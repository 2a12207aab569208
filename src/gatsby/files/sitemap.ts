import { allEntries, type Sites } from "../../content/read-site";
import { type Alternate, alternatesOf, listingOf } from "../head/listed-pages";
import { lastModified } from "../schema/last-modified";

interface SitemapPage {
  path: string;
  lastmod?: string | undefined;
  alternates?: readonly Alternate[] | undefined;
}

/** Options of gatsby-plugin-sitemap: every page that search engines may list with the day its content last changed. */
export const sitemapOptions = (sites: Sites) => ({
  output: "/",
  createLinkInHead: false,
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: { path: string }[] } }): SitemapPage[] => {
    const isListed = listingOf(sites);
    const alternates = alternatesOf(sites, isListed);
    const files = new Map(sites.flatMap(allEntries).map(({ entry }) => [entry.path, entry.absolutePath]));
    return allSitePage.nodes.flatMap(({ path }) => {
      const file = files.get(path);
      return isListed(path) ? [{ path, lastmod: file && lastModified(file), alternates: alternates[path] }] : [];
    });
  },
  serialize: ({ path, lastmod, alternates }: SitemapPage) => ({
    url: path,
    lastmod,
    ...(alternates && { links: alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href })) }),
  }),
});
