import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * Modules that come along with others although no page uses them: Gatsby exports Script (and a worker library) beside
 * Link, and emotion its `withTheme` helper beside the rest. Left out, every page loads 3 kB less.
 */
const unusedModules = ["gatsby-script", "hoist-non-react-statics"];

/** Leaves unused modules out of the browser's bundle. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  const alias = Object.fromEntries(unusedModules.map((name) => [name, resolve("src/gatsby/unused-module.ts")]));
  actions.setWebpackConfig({ resolve: { alias } });
};
