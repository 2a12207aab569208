import type { GatsbySSR } from "gatsby";
import headParts from "head-parts";
import { globalCss } from "../../theme/global-styles";
import { loaderScripts } from "../head/loader-script";

/** Prints into every page, also in `gatsby develop`, the styles of bare elements and the loader. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the theme's own styles
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss }} />,
    ...loaderScripts(headParts.loader),
  ]);
};
