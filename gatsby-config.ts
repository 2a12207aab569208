import { availableParallelism } from "node:os";
import type { GatsbyConfig } from "gatsby";
import { contentFolder } from "./src/content/files/file-tree";
import { alternatesOf, listedPages, listingOf } from "./src/gatsby/head/listed-pages";
import { fileType } from "./src/gatsby/schema/graphql-types";
import { lastModified } from "./src/gatsby/schema/last-modified";
import { siteContents } from "./src/gatsby/site-content";

// Gatsby starts a worker for every core but one, and itself waits for them.
process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);

const sites = siteContents();

/** Every page that search engines may list, with the day its content last changed, and its translations. */
function sitemapPages() {
  const isListed = listingOf(sites);
  const alternates = alternatesOf(sites, isListed);
  const pages = sites.flatMap((site) => listedPages(site, isListed));
  return pages.map(({ path, absolutePath }) => ({
    path,
    lastmod: lastModified(absolutePath),
    links: alternates[path]?.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
  }));
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: sites[0].SiteSettings.data.url },
  trailingSlash: "never",
  // While editing, `npm run develop` starts the server that takes enquiries beside Gatsby's own.
  proxy: { prefix: "/api", url: `http://localhost:${process.env.PORT ?? 9000}` },
  jsxRuntime: "automatic",
  jsxImportSource: "#theme",
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentFolder(), ignore: ["**/.*"] } },
    { resolve: "gatsby-transformer-yaml", options: { typeName: fileType } },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        output: "/",
        createLinkInHead: false,
        resolvePages: sitemapPages,
        serialize: ({ path, ...page }: { path: string }) => ({ url: path, ...page }),
      },
    },
  ],
};

export default config;
