import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Site, Sites } from "../../content/read-site";
import { linterPlugin } from "../../hosting/gatsby-names";
import { type LoaderSettings, purposesKey } from "../../loader/shared";
import { globalCss } from "../../theme/global-styles";
import { barColors, preloadedFonts } from "../../theme/read-appearance";
import { removeLeftovers } from "../files/many-files";
import { writeHeadFiles } from "../head/head-files";
import { alternatesOf, listedPages, listingOf } from "../head/listed-pages";
import { pageGraph } from "../head/page-graph";
import { type SharePictures, sharePictures } from "../share-pictures/share-pictures";
import { isDeveloped, isEdited, siteContents } from "../site-content";

/** The choices that start services, as the cookie keeps them; `undefined` is no choice. */
function startingChoices({ waitForConsent, analytics, chat, scripts }: Site["SiteSettings"]["data"]["thirdParties"]) {
  if (!analytics && !chat && scripts.length === 0) return "";
  return waitForConsent ? "true" : "true undefined";
}

const loaderSettings = ({ SiteSettings, SiteWords, InterfaceWords }: Site): LoaderSettings => ({
  purposes: purposesKey(SiteWords.data.consent.purposes.map(({ key }) => key)),
  services: startingChoices(SiteSettings.data.thirdParties),
  failed: InterfaceWords.data.programFailed,
});

/** Held by the program that renders the HTML: a change of it renders every page again, and no visitor loads it. */
export type HeadData = ReturnType<typeof writeHeadData>;

function writeHeadData(sites: Sites) {
  const isListed = listingOf(sites);
  // Nobody shares the pages of somebody who edits.
  const pictures: SharePictures = isDeveloped ? {} : sharePictures(sites);
  const graphs = sites.flatMap((site) =>
    listedPages(site, isListed).map((page) => [page.path, pageGraph(site, page, pictures)] as const),
  );
  return {
    ...writeHeadFiles(sites, resolve("public")),
    globalCss: globalCss(),
    barColors: barColors(),
    preloadedFonts,
    pictures,
    alternates: alternatesOf(sites, isListed),
    graphs: Object.fromEntries(graphs),
    // The first language, whose pages have no prefix, is the last.
    languages: sites.toReversed().map((site) => ({
      prefix: site.language.prefix,
      loader: loaderSettings(site),
    })),
  };
}

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
