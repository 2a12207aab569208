import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Helmet, type HelmetDatum } from "react-helmet";
import { emotionOptions } from "../../theme/emotion-options";
import { preloadedFonts } from "../../theme/font-faces";
import type { HeadData } from "../head/head-data";
import { withShortStyles } from "../head/page-styles";
import { seoTags } from "../head/seo-tags";

/** Put here by `on-create-webpack-config.ts`. */
declare const headData: HeadData;

/** The tags that react-helmet collected. Its types say that they are one component. */
const tagsOf = (collected: HelmetDatum) => collected.toComponent() as unknown as ReactElement<{ children?: unknown }>[];

const preload = (font: string) => (
  <link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
);

/**
 * Renders a page and prints what belongs around it: the tags that react-helmet collected, the page's styles (which are
 * not allowed between its elements), the fonts' preloads, and what only crawlers read.
 *
 * Gatsby renders two pages at a time and pauses between its own steps, while react-helmet collects into one place for
 * all. Tags are therefore taken in the same breath as the page is rendered; a step later they may be another page's.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  const cache = createCache(emotionOptions);
  cache.compat = true;
  const { extractCritical } = createEmotionServer(cache);
  const drawn = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { htmlAttributes, title, meta, link } = Helmet.renderStatic();

  const { html, css } = withShortStyles(drawn, extractCritical(drawn).css);
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([
    preload(preloadedFonts.head),
    // Of a page that gives it no title it prints an empty one, which would come before the title of Gatsby's `Head`.
    ...tagsOf(title).filter(({ props }) => props.children !== ""),
    ...[meta, link].flatMap(tagsOf),
    ...seoTags(headData, pathname),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: these are the page's own styles
    <style key="page" dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
  replaceBodyHTMLString(html);
  setPostBodyComponents([preload(preloadedFonts.bodyEnd)]);
};
