import { built } from "./public-folder";

interface Stats {
  assetsByChunkName: { app: string[] };
}

/** True where page analytics are switched on: then a part of gatsby-plugin-google-gtag stands in the app of all pages. */
function hasAnalytics(): boolean {
  const { assetsByChunkName } = JSON.parse(built("webpack.stats.json")) as Stats;
  return assetsByChunkName.app.some((file) => file.endsWith(".js") && built(file).includes("gtagConfig"));
}

/**
 * Scripts that the home page may load before anything on it is used, in bytes, compressed by gzip. Any block may stand on
 * any page, so every page's app has them all.
 */
export const homeScriptBudget = () => 172_000 + (hasAnalytics() ? 2_000 : 0);
