import type { GatsbySSR } from "gatsby";
import headData from "head-data";
import code from "loader-code";
import type { LoaderSettings } from "../../loader/hydrate";
import { barColors } from "../../theme/color-schemes";
import { globalCss } from "../../theme/global-styles";
import { languageData } from "../head/head-data";

/** The loader's part in the page, and the rest with what the content tells it. */
const loaderScripts = ({ windows, purposes, services, failed }: LoaderSettings) => [
  <script
    key="head-script"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own program, built from src/loader
    dangerouslySetInnerHTML={{ __html: code.headScript }}
  />,
  <script
    key="loader"
    async
    src={`/${code.file}`}
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
    <link key="print" rel="stylesheet" media="print" href={`/${headData.printStyles}`} />,
    ...(settings ? loaderScripts(settings) : []),
  ]);
};
