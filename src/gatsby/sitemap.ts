interface SitemapPage {
  path: string;
  lastModified?: string;
}

interface SitemapData {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
  allContentPage: { nodes: { path: string; lastModified: string }[] };
}

/** Pages that exist but are not to be found: they say noindex. */
const hiddenPages = /^\/(404|404\.html|maintenance|dev-404-page)$/;

/** Options of gatsby-plugin-sitemap: every findable page with the day its content last changed. */
export const sitemapOptions = {
  output: "/",
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allContentPage { nodes { path lastModified } }
  }`,
  resolvePages: ({ allSitePage, allContentPage }: SitemapData): SitemapPage[] => {
    const changed = new Map(allContentPage.nodes.map((node) => [node.path, node.lastModified]));
    return allSitePage.nodes
      .map(({ path }) => ({ path, lastModified: changed.get(path) }))
      .filter(({ path }) => !hiddenPages.test(path));
  },
  serialize: ({ path, lastModified }: SitemapPage) => ({ url: path, lastmod: lastModified }),
};
