import { availableParallelism } from "node:os";
import type { GatsbyConfig } from "gatsby";
import { contentFolder } from "./src/content/files/file-tree";
import { alternatesOf, listedPages, listingOf } from "./src/gatsby/head/listed-pages";
import { defaultEncoding } from "./src/gatsby/picture-encoding";
import { fileType } from "./src/gatsby/schema/graphql-types";
import { lastModified } from "./src/gatsby/schema/last-modified";
import { siteContents } from "./src/gatsby/site-content";

// Pictures are encoded on every core but one, and Gatsby itself waits meanwhile.
process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);

const sites = siteContents();
const analyticsId = sites[0].SiteSettings.data.thirdParties.analytics?.id;

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
    { resolve: "gatsby-plugin-sharp", options: { defaultQuality: 75, defaults: defaultEncoding } },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        output: "/",
        createLinkInHead: false,
        resolvePages: sitemapPages,
        serialize: ({ path, ...page }: { path: string }) => ({ url: path, ...page }),
      },
    },
    // gatsby-ssr takes out again what it prints into each page: nothing of Google's is there before consent. It is
    // always here, with an id or without: Gatsby throws its cache and every encoded picture away when a plugin comes or goes.
    { resolve: "gatsby-plugin-google-gtag", options: { trackingIds: analyticsId ? [analyticsId] : [] } },
  ],
};

export default config;
