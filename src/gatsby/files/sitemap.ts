import { allEntries, type Site } from "../../content/read-site";
import { isIndexable } from "../head/indexable";
import { maintenanceOf } from "../maintenance";
import { lastModified } from "../schema/last-modified";

interface SitemapPage {
  path: string;
  lastModified?: string | undefined;
}

/** Options of gatsby-plugin-sitemap: every page that search engines may list with the day its content last changed. */
export const sitemapOptions = (site: Site) => ({
  output: "/",
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: { path: string }[] } }): SitemapPage[] => {
    const state = maintenanceOf(site);
    const files = new Map(allEntries(site).map(({ entry }) => [entry.path, entry.absolutePath]));
    return allSitePage.nodes
      .filter(({ path }) => isIndexable(path, state))
      .map(({ path }) => {
        const file = files.get(path);
        return { path, lastModified: file && lastModified(file) };
      });
  },
  serialize: ({ path, lastModified: lastmod }: SitemapPage) => ({ url: path, lastmod }),
});
