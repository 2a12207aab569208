import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { printedKeys } from "../../hosting/gatsby-names";

/**
 * Takes out what gatsby-plugin-google-gtag prints into every page: its script and the hints to connect to Google. The
 * plugin knows no consent; src/third-parties/analytics loads the script once there is one. Takes out the styles and the
 * script of the component GatsbyImage, which `src/components/picture.tsx` draws pictures without. Takes out the script that
 * names the page, too: the page's scripts are data, which `app-files.ts` writes and the loader reads. And what
 * names Gatsby and its version, which is nobody's business.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const isLeftOut = (component: ReactNode) =>
    isValidElement<{ name?: string }>(component) &&
    (Object.values(printedKeys).some((key) => String(component.key).includes(key)) ||
      component.props.name === "generator");
  replaceHeadComponents(getHeadComponents().filter((component) => !isLeftOut(component)));
  replacePostBodyComponents(getPostBodyComponents().filter((component) => !isLeftOut(component)));
};
