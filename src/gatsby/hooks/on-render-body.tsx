import type { GatsbySSR } from "gatsby";
import headData from "head-data";
import { barColors } from "../../theme/color-schemes";
import { globalCss } from "../../theme/global-styles";
import { languageData } from "../head/head-data";
import { loaderScripts } from "../head/loader-script";

/** Prints into every page, also in `gatsby develop`, the styles of bare elements and the loader. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents }) => {
  const settings = languageData(headData, pathname)?.loader;
  setHeadComponents([
    ...barColors.map((bar) => <meta key={bar.media} name="theme-color" {...bar} />),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the theme's own styles
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss }} />,
    ...(settings ? loaderScripts(settings) : []),
  ]);
};
