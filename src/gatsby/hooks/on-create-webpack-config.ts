import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { linterPlugin } from "../../hosting/gatsby-names";
import { removeLeftovers } from "../files/many-files";
import { writeHeadData } from "../head/head-data";
import { isEdited, siteContents } from "../site-content";

const bundle = "[name]-[contenthash:8].js";
const bundles = /-[0-9a-f]{8,20}\.js(\.|$)/;

/** The products at work, which the build writes into pages and browsers load one at a time, when it is touched. */
const demosFolder = resolve("src/demos");

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig, plugins }) => {
  if (stage === "build-javascript") {
    mkdirSync(resolve("public"), { recursive: true });
    // Gatsby leaves the bundles of earlier builds there.
    removeLeftovers(resolve("public"), (file) => bundles.test(file));
    // Source maps would be served with the site, as large as everything else together.
    actions.setWebpackConfig({
      devtool: false,
      // Shared chunks are named by numbers: every page names some of them.
      optimization: { splitChunks: { cacheGroups: { shared: { name: false } } } },
      resolve: { alias: { [`${demosFolder}/demos.server`]: `${demosFolder}/demos.browser.ts` } },
    });
    // Every page names some of them, and a digest cannot be compressed.
    const { output, ...config } = getConfig();
    actions.replaceWebpackConfig({ ...config, output: { ...output, filename: bundle, chunkFilename: bundle } });
  }
  if (stage === "build-html" || stage === "develop-html") {
    const json = JSON.stringify(writeHeadData(siteContents()));
    actions.setWebpackConfig({ plugins: [plugins.define({ headData: `JSON.parse(${JSON.stringify(json)})` })] });
  }
  if (isEdited) {
    // Whoever edits follows no error into the source, and reads no linter: a start takes half the time.
    const config = getConfig();
    const kept = config.plugins.filter((plugin: object) => plugin.constructor.name !== linterPlugin);
    actions.replaceWebpackConfig({ ...config, devtool: false, plugins: kept });
  }
};
