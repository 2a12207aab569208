import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * Leaves Gatsby's Script component out of the browser's bundle. Gatsby exports it beside Link, so every page would
 * load it and the worker library behind it, 2 kB that no page of ours uses.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ resolve: { alias: { "gatsby-script": resolve("src/gatsby/no-script.ts") } } });
};
