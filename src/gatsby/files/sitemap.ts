import { maintenanceState } from "../../content/maintenance";
import { isIndexable } from "../head/indexable";

interface SitemapPage {
  path: string;
  lastModified?: string;
}

interface SitemapData {
  siteSettings: Parameters<typeof maintenanceState>[0];
  maintenancePage: Parameters<typeof maintenanceState>[1];
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
  allContentPage: { nodes: { path: string; lastModified: string }[] };
}

/** Options of gatsby-plugin-sitemap: every page that search engines may list with the day its content last changed. */
export const sitemapOptions = {
  output: "/",
  query: `{
    site { siteMetadata { siteUrl } }
    siteSettings { maintenance { enabled } }
    maintenancePage { links { url } }
    allSitePage { nodes { path } }
    allContentPage { nodes { path lastModified } }
  }`,
  resolvePages: ({ allSitePage, allContentPage, siteSettings, maintenancePage }: SitemapData): SitemapPage[] => {
    const state = maintenanceState(siteSettings, maintenancePage);
    const changed = new Map(allContentPage.nodes.map((node) => [node.path, node.lastModified]));
    return allSitePage.nodes
      .map(({ path }) => ({ path, lastModified: changed.get(path) }))
      .filter(({ path }) => isIndexable(path, state));
  },
  serialize: ({ path, lastModified }: SitemapPage) => ({ url: path, lastmod: lastModified }),
};
