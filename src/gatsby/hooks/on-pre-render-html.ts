import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/**
 * Takes out what gatsby-plugin-google-gtag prints into every page: its script and the hints to connect to Google. The
 * plugin knows no consent; src/third-parties/analytics loads the script once there is one.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const withoutGtag = (components: ReactNode[]) =>
    components.filter((component) => !(isValidElement(component) && String(component.key).includes("google-gtag")));
  replaceHeadComponents(withoutGtag(getHeadComponents()));
  replacePostBodyComponents(withoutGtag(getPostBodyComponents()));
};
