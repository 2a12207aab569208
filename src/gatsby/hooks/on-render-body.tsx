import type { GatsbySSR } from "gatsby";
import type { LoaderSettings } from "../../loader/hydrate";
import { barColors } from "../../theme/color-schemes";
import { globalCss } from "../../theme/global-styles";
import type { HeadData } from "../head/head-data";
import { languageData } from "../head/seo-tags";

/** Put here by `on-create-webpack-config.ts`. */
declare const headData: HeadData;

const { headScript, loader, printStyles } = headData;

/** The loader's part in the page, and the rest with what the content tells it. */
const loaderScripts = ({ windows, purposes, services, failed }: LoaderSettings) => [
  <script
    key="head-script"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own program, built from src/loader
    dangerouslySetInnerHTML={{ __html: headScript }}
  />,
  <script
    key="loader"
    defer
    src={`/${loader}`}
    data-windows={windows}
    data-purposes={purposes}
    data-services={services}
    data-failed={failed}
  />,
];

/** Prints into every page, also in `gatsby develop`, the styles of bare elements, those of paper and the loader. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents }) => {
  const settings = languageData(headData, pathname)?.loader;
  setHeadComponents([
    ...barColors.map((bar) => <meta key={bar.media} name="theme-color" {...bar} />),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the theme's own styles
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss }} />,
    <link key="print" rel="stylesheet" media="print" href={`/${printStyles}`} />,
    ...(settings ? loaderScripts(settings) : []),
  ]);
};
