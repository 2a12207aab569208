import { isFindable } from "../head/findable";
import type { MaintenanceState } from "../maintenance";

interface SitemapPage {
  path: string;
  lastModified?: string;
}

interface SitemapData extends MaintenanceState {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
  allContentPage: { nodes: { path: string; lastModified: string }[] };
}

/** Options of gatsby-plugin-sitemap: every findable page with the day its content last changed. */
export const sitemapOptions = {
  output: "/",
  query: `{
    site { siteMetadata { siteUrl } }
    siteSettings { maintenance { enabled } }
    maintenancePage { links { url } }
    allSitePage { nodes { path } }
    allContentPage { nodes { path lastModified } }
  }`,
  resolvePages: ({ allSitePage, allContentPage, ...state }: SitemapData): SitemapPage[] => {
    const changed = new Map(allContentPage.nodes.map((node) => [node.path, node.lastModified]));
    return allSitePage.nodes
      .map(({ path }) => ({ path, lastModified: changed.get(path) }))
      .filter(({ path }) => isFindable(path, state));
  },
  serialize: ({ path, lastModified }: SitemapPage) => ({ url: path, lastmod: lastModified }),
};
