import type { GatsbySSR } from "gatsby";
import headParts from "head-parts";
import { globalCss } from "../../theme/global-styles";
import { barColors } from "../../theme/lights";
import { compactStyles } from "../head/compact-styles";
import { loaderScripts } from "../head/loader-script";

const compactGlobalCss = compactStyles(globalCss);

/** Prints into every page, also in `gatsby develop`, the styles of bare elements and the loader. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...barColors.map((bar) => <meta key={bar.media} name="theme-color" {...bar} />),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the theme's own styles
    <style key="global" dangerouslySetInnerHTML={{ __html: compactGlobalCss }} />,
    ...loaderScripts(headParts.loader),
  ]);
};
