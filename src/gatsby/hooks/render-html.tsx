import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet, type HelmetDatum } from "react-helmet";
import { isWithin } from "../../content/links/link-target";
import type { LoaderSettings } from "../../loader/shared";
import { emotionOptions } from "../../theme";
import { withShortStyles } from "../head/page-styles";
import { seoTags } from "../head/seo-tags";
import type { HeadData } from "./on-create-webpack-config";

/** Put here by `on-create-webpack-config.ts`. */
declare const headData: HeadData;

const { headScript, loader, printStyles, globalCss, barColors, preloadedFonts, languages } = headData;

/** The tags that react-helmet collected. Its types say that they are one component. */
const tagsOf = (collected: HelmetDatum) => collected.toComponent() as unknown as ReactElement<{ children?: unknown }>[];

const preload = (font: string) => (
  <link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
);

/** Gatsby renders two pages at a time, and react-helmet collects into one place for all: its tags are taken at once. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
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
};

const loaderScripts = ({ purposes, services, failed }: LoaderSettings) => [
  <script
    key="head-script"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own program, built from src/loader
    dangerouslySetInnerHTML={{ __html: headScript }}
  />,
  <script
    key="loader"
    defer
    src={`/${loader}`}
    data-purposes={purposes}
    data-services={services}
    data-failed={failed}
  />,
];

/** Prints into every page, also in `gatsby develop`, the styles of bare elements, those of paper and the loader. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents }) => {
  const settings = languages.find(({ prefix }) => prefix === "" || isWithin(pathname, prefix))?.loader;
  setHeadComponents([
    ...barColors.map((bar) => <meta key={bar.media} name="theme-color" {...bar} />),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the theme's own styles
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss }} />,
    <link key="print" rel="stylesheet" media="print" href={`/${printStyles}`} />,
    ...(settings ? loaderScripts(settings) : []),
  ]);
};

const ownKeys = new Set<unknown>(["page", "global", "head-script", "loader", "structured-data"]);

/** Styles and scripts of plugins, connections before consent, and the tag with Gatsby's version, which is nobody's business. */
const isLeftOut = (component: ReactNode) =>
  isValidElement<{ name?: string; rel?: string }>(component) &&
  ((["style", "script", "noscript"].includes(String(component.type)) && !ownKeys.has(component.key)) ||
    ["preconnect", "dns-prefetch"].includes(component.props.rel ?? "") ||
    component.props.name === "generator");

/** Takes out what plugins print for visitors who have not consented, and Gatsby's scripts, which the loader brings. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === "development") return;
  replaceHeadComponents(getHeadComponents().filter((component) => !isLeftOut(component)));
  replacePostBodyComponents([
    preload(preloadedFonts.bodyEnd),
    <script key="app-files" type="application/json" id="app-files" />,
  ]);
};
