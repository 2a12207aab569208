import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { headPartsFile } from "../head/head-parts";
import { loaderCodeFile, writeLoaderCode } from "../head/loader-code";

/**
 * Modules that come along with others although no page uses them: Gatsby exports Script (and a worker library) beside
 * Link and runs that library on every page; emotion exports its `withTheme` helper beside the rest. No
 * plugin registers a service worker.
 */
const unusedModules = [
  "gatsby-script",
  "hoist-non-react-statics",
  resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
  resolve(".cache/register-service-worker"),
];

/** Gatsby's own way to write the head. No page exports a `Head`: react-helmet writes it. */
const headModule = resolve(".cache/head/head-export-handler-for-browser");

/** The products at work, which the build writes into pages and browsers load one at a time, when it is touched. */
const interfaceFolder = resolve("src/sections/product-interface");

const seoFolder = resolve("src/components/seo");

/** Leaves unused modules out of the browser's bundle, and shows the renderer of the HTML what only crawlers read. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") {
    const alias = Object.fromEntries(unusedModules.map((name) => [name, resolve("src/gatsby/hooks/unused-module.ts")]));
    // Source maps would be served with the site, as large as everything else together.
    actions.setWebpackConfig({
      devtool: false,
      resolve: {
        alias: {
          ...alias,
          [headModule]: resolve("src/gatsby/hooks/no-head-api.ts"),
          [`${seoFolder}/head-writer`]: `${seoFolder}/late-head-writer.tsx`,
          [`${interfaceFolder}/demos.server`]: `${interfaceFolder}/demos.browser.ts`,
        },
      },
    });
  }
  if (stage === "build-html" || stage === "develop-html") {
    writeLoaderCode(resolve("public"));
    actions.setWebpackConfig({
      resolve: { alias: { "head-parts": headPartsFile(), "loader-code": loaderCodeFile() } },
    });
  }
};
