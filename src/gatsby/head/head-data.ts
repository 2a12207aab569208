import { resolve } from "node:path";
import type { Site, Sites } from "../../content/read-site";
import { type LoaderSettings, purposesKey } from "../../loader/shared";
import { barColors, preloadedFonts } from "../../theme/appearance";
import { globalCss } from "../../theme/global-styles";
import { type SharePictures, sharePictures } from "../share-pictures/share-pictures";
import { isDeveloped } from "../site-content";
import { writeHeadFiles } from "./head-files";
import { alternatesOf, listedPages, listingOf } from "./listed-pages";
import { pageGraph } from "./page-graph";

/** The choices that start services, as the cookie keeps them; `undefined` is no choice. */
function startingChoices({ waitForConsent, analytics, chat, scripts }: Site["SiteSettings"]["data"]["thirdParties"]) {
  if (!analytics && !chat && scripts.length === 0) return "";
  return waitForConsent ? "true" : "true undefined";
}

const loaderSettings = ({ SiteSettings, SiteWords, InterfaceWords }: Site): LoaderSettings => ({
  purposes: purposesKey(SiteWords.data.consent.purposes.map(({ key }) => key)),
  services: startingChoices(SiteSettings.data.thirdParties),
  failed: InterfaceWords.data.program.failed,
});

/** Held by the program that renders the HTML: a change of it renders every page again, and no visitor loads it. */
export type HeadData = ReturnType<typeof writeHeadData>;

export function writeHeadData(sites: Sites) {
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
