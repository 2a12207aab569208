import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import headParts from "head-parts";
import { cloneElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Helmet, type HelmetDatum } from "react-helmet";
import { emotionOptions } from "../../theme/emotion-options";
import { firstFonts } from "../../theme/font-faces";
import { compactStyles } from "../head/compact-styles";
import { crawlerTags } from "../head/crawler-tags";
import { plainQuotes } from "../head/plain-quotes";
import { shortenClassNames } from "../head/short-class-names";

/** What react-helmet collected, without its marks: `markHead` gives them back before it needs them. */
const unmarked = (collected: HelmetDatum) =>
  // Its types say that this is one component.
  (collected.toComponent() as unknown as ReactElement[]).map((tag) =>
    cloneElement(tag, { "data-react-helmet": undefined }),
  );

/**
 * Renders a page and prints what belongs into its head: the tags that react-helmet collected, the page's styles (which
 * are not allowed between its elements), the fonts, asked for before any style does, and what only crawlers read.
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
}) => {
  const cache = createCache(emotionOptions);
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const rendered = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const styles = extractCriticalToChunks(rendered).styles.map(({ css }) => css);
  const { html, css } = shortenClassNames(rendered, compactStyles(styles.join("")));
  const { htmlAttributes, title, meta, link } = Helmet.renderStatic();

  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([
    ...firstFonts.map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    ...[title, meta, link].flatMap(unmarked),
    ...crawlerTags(headParts, pathname),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: these are the page's own styles
    <style key="styles" dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
  replaceBodyHTMLString(plainQuotes(html));
};
