import { Global } from "@emotion/react";
import { css, type Theme } from "theme-ui";
import { fontFaces } from "./font-faces";

const baseStyles = css({
  "*, *::before, *::after": { boxSizing: "border-box" },
  html: { scrollPaddingTop: "96px", WebkitTextSizeAdjust: "100%" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": { animation: "none !important", transition: "none !important" },
  },
  body: {
    m: 0,
    bg: "background",
    color: "text",
    fontFamily: "body",
    fontSize: "body",
    lineHeight: "body",
    WebkitFontSmoothing: "antialiased",
    overflowWrap: "break-word",
  },
  "img, svg": { display: "block", maxWidth: "100%" },
  a: { color: "inherit" },
  button: { font: "inherit" },
  "ul, ol": { m: 0, p: 0, listStyle: "none" },
  "p, h1, h2, h3, h4, figure, blockquote, dl, dd": { m: 0 },
  ":focus-visible": { outline: "3px solid", outlineColor: "focus", outlineOffset: "3px", borderRadius: "4px" },
  "[data-on-band] :focus-visible": { outlineColor: "focusOnBand" },
  "[data-on-band] [data-on-paper] :focus-visible": { outlineColor: "focus" },
  // The router focuses these two to announce a new page; they are no controls, so they need no ring.
  "#gatsby-focus-wrapper:focus, main:focus": { outline: "none" },
  "@media print": {
    "header, footer, [data-no-print]": { display: "none !important" },
    body: { bg: "surface" },
  },
});

/** Fonts and the styles of bare elements. */
export const GlobalStyles = () => <Global styles={(theme) => [fontFaces, baseStyles(theme as Theme)]} />;
