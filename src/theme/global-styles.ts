import { serializeStyles } from "@emotion/serialize";
import { css, type Theme } from "theme-ui";
import { theme } from ".";
import { breakpoints } from "./breakpoints";
import { colorSchemesCss, fontFaces } from "./read-appearance";
import { focusOutline } from "./style";

/** The sign behind the words of a link: a mask, so that it has their colour and is no element. */
function sign(lines: string) {
  const drawn = `fill='none' stroke='red' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${drawn}><path d='${lines}'/></svg>`;
  return { WebkitMask: `url("data:image/svg+xml,${encodeURIComponent(svg)}")` };
}

/** Styles of elements: weaker than a class where a component may say otherwise, so that it does not matter which come first. */
const baseStyles = css({
  "*, *::before, *::after": { boxSizing: "border-box" },
  // How high the consent banner is. Inherited, it would have the styles of the whole page computed a second time.
  "@property --banner": { syntax: '"*"', inherits: "false" },
  html: {
    scrollPaddingTop: "96px",
    scrollPaddingBottom: "var(--banner, 0px)",
    WebkitTextSizeAdjust: "100%",
    textSizeAdjust: "100%",
  },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": { animation: "none !important", transition: "none !important" },
  },
  body: {
    m: 0,
    bg: "background",
    color: "text",
    fontFamily: "body",
    fontSize: "body",
    lineHeight: "1.5",
    WebkitFontSmoothing: "antialiased",
    overflowWrap: "break-word",
  },
  // Written beside it: engines before 2023 know no rule within another.
  [`@media (min-width: ${breakpoints[0]})`]: { body: { lineHeight: "body" } },
  "img, svg": { display: "block", maxWidth: "100%" },
  "picture img": { filter: "var(--dusk)" },
  "picture :where([data-evening]) ~ img": { filter: "none" },
  a: { color: "inherit" },
  "a, button, summary, label": { touchAction: "manipulation" },
  button: { p: 0, bg: "transparent", color: "inherit", border: 0, font: "inherit", cursor: "pointer" },
  fieldset: { m: 0, p: 0, border: 0, minWidth: 0 },
  legend: { p: 0 },
  "ul, ol": { m: 0, p: 0, listStyle: "none" },
  "p, h1, h2, h3, h4, figure, blockquote, dl, dd": { m: 0 },
  "p, li, dd": { textWrap: "pretty" },
  summary: { textWrap: "balance", listStyle: "none", cursor: "pointer" },
  "html :focus-visible": focusOutline,
  ":where(:focus-visible)": { borderRadius: "4px" },
  "[data-on-band] :focus-visible": { outlineColor: "accent" },
  "[data-on-band] [data-on-paper] :focus-visible": { outlineColor: "text" },
  "html [aria-busy=true]": { opacity: 0.6, cursor: "progress" },
  "summary::-webkit-details-marker": { display: "none" },
  "html:not([data-asks-consent]) #consent_banner": { display: "none" },
  "#loader-notice": {
    position: "fixed",
    insetInline: "16px",
    bottom: "calc(var(--banner, 0px) + 16px)",
    zIndex: "banner",
    maxWidth: "560px",
    mx: "auto",
    p: "16px 20px",
    bg: "text",
    color: "background",
    borderRadius: "medium",
    boxShadow: "floating",
  },
  // The focused element is scrolled out from under it; on a small screen there is no room for the header as well.
  "html:has(> body > #loader-notice)": { scrollPadding: "16px 0 9em" },
  "body:has(> #loader-notice)": { pb: "9em" },
  "body:has(> #loader-notice) header": { position: "relative" },
  // The router focuses one of these to announce a new page; they are no controls, so they need no ring.
  "#___gatsby > :focus, main:focus": { outline: "none" },
  // All of a card that leads somewhere can be pressed; what else can be pressed in it stays in front.
  "[data-cards] > li": { position: "relative" },
  "[data-cards] > li:has(h3 > a)": { isolation: "isolate" },
  "[data-cards] h3 > a::after": { content: '""', position: "absolute", inset: 0, zIndex: 1, borderRadius: "large" },
  "[data-cards] :is(h3 ~ * a, [aria-haspopup])": { zIndex: 2 },
  "[data-cards] h3 ~ * a:not([aria-haspopup])": { position: "relative" },
  "[data-leads]::after": {
    content: '""',
    flex: "none",
    size: "18px",
    bg: "currentColor",
    printColorAdjust: "exact",
  },
  "@media (forced-colors: active)": {
    "[data-leads]::after": { backgroundColor: "LinkText", forcedColorAdjust: "none" },
  },
  "[data-leads=on]::after": sign("M4.5 12h15M13.5 6l6 6-6 6"),
  "[data-leads=out]::after": sign("M7 17L17 7M8.5 7H17v8.5"),
  "[data-leads=down]::after": sign("M5.5 9l6.5 6.5L18.5 9"),
  "[open] > [data-leads=down]::after": { rotate: "180deg" },
  "@media (prefers-reduced-motion: no-preference)": { "@view-transition": { navigation: "auto" } },
  "@keyframes open": { from: { opacity: 0, translate: "0 -6px" } },
});

export const globalCss = (): string =>
  serializeStyles([fontFaces(), colorSchemesCss(), baseStyles(theme as unknown as Theme)]).styles;
