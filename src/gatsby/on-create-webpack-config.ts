import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { headPartsFile } from "./head-parts";

/**
 * Modules that come along with others although no page uses them: Gatsby exports Script (and a worker library) beside
 * Link, and emotion its `withTheme` helper beside the rest. Left out, every page loads 3 kB less.
 */
const unusedModules = ["gatsby-script", "hoist-non-react-statics"];

/** Leaves unused modules out of the browser's bundle, and shows the renderer of the HTML what only crawlers read. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") {
    const alias = Object.fromEntries(unusedModules.map((name) => [name, resolve("src/gatsby/unused-module.ts")]));
    actions.setWebpackConfig({ resolve: { alias } });
  }
  if (stage === "build-html" || stage === "develop-html") {
    actions.setWebpackConfig({ resolve: { alias: { "head-parts": headPartsFile() } } });
  }
};
