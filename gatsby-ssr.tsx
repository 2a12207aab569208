import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";

export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";

/** Prints each page's styles into its head instead of between its elements, where `style` is not allowed. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = extractCriticalToChunks(html);
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: these are the page's own styles
      <style key={key} data-emotion={`${key} ${ids.join(" ")}`} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
  replaceBodyHTMLString(html);
};

/** Prints what react-helmet collected, and asks for the two fonts before any style does. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
  setBodyAttributes,
}) => {
  const helmet = Helmet.renderStatic();
  setHtmlAttributes({ lang: "en", ...helmet.htmlAttributes.toComponent() });
  setBodyAttributes(helmet.bodyAttributes.toComponent());
  setHeadComponents([
    <link
      key="font-body"
      rel="preload"
      href="/fonts/instrument-sans.woff2"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <link
      key="font-heading"
      rel="preload"
      href="/fonts/bricolage-grotesque.woff2"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    helmet.title.toComponent(),
    helmet.meta.toComponent(),
    helmet.link.toComponent(),
    helmet.script.toComponent(),
  ]);
};
