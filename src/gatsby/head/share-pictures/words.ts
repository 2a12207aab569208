import { createElement, type ReactNode } from "react";
import satori, { type Font } from "satori";
import type { Tint } from "../../../content/schemas/tints";
import { colorsIn } from "../../../theme/colors";
import { logoDrawing } from "../../../theme/logo-drawing";
import { colorsOfTint, type PictureColors } from "./colors-of-tint";
import { box, fitTitle, titleStyle } from "./fit-title";
import { headingFont, textFont } from "./fonts";
import { headlineArea, margin, size, titleArea } from "./measures";
import type { Brand, SharePage } from "./pages";

/** The logo's symbol, `height` pixels high. */
const mark = ({ mark: color }: PictureColors, height: number) => {
  const { width: boxWidth, height: boxHeight, path, sun } = logoDrawing;
  return createElement(
    "svg",
    { width: (height * boxWidth) / boxHeight, height, viewBox: `0 0 ${boxWidth} ${boxHeight}` },
    createElement("path", { d: path, fill: color }),
    createElement("circle", { ...sun, fill: colorsIn.day.accent }),
  );
};

/** The logo as in the header of the site: the mark and the company's name in small letters. */
const logo = (company: string, shown: PictureColors) =>
  box(
    {
      alignItems: "center",
      gap: 16,
      fontFamily: headingFont,
      fontSize: 40,
      letterSpacing: "-0.03em",
      color: shown.title,
    },
    mark(shown, 36),
    company.toLowerCase(),
  );

/** The glyph of the sun's path before the short line above a headline. */
const arcGlyph = createElement(
  "svg",
  { width: 31, height: 24, viewBox: "0 -4 34 26" },
  createElement("path", { d: "M2 18a15 15 0 0 1 30 0", fill: "none", stroke: colorsIn.day.accent, strokeWidth: 3 }),
);

const eyebrow = (words: string, shown: PictureColors) =>
  box(
    {
      gap: 12,
      marginBottom: 20,
      fontFamily: textFont,
      fontSize: 22,
      lineHeight: 1.25,
      color: shown.eyebrow,
    },
    arcGlyph,
    words,
  );

/** How high the logo and the site's address are. Both are one line, so that a headline can be placed without them. */
const heights = { logo: 48, host: 27 } as const;

/** The three things one above the other, as SVG on nothing: text as paths, so that no font has to be installed. */
const column = (fonts: Font[], top: ReactNode, middle: ReactNode, bottom: ReactNode) =>
  satori(
    box(
      {
        width: size.width,
        height: size.height,
        boxSizing: "border-box",
        padding: `${margin.top}px ${margin.x}px ${margin.bottom}px`,
        flexDirection: "column",
        justifyContent: "space-between",
      },
      box({ height: heights.logo }, top),
      middle,
      box({ height: heights.host }, bottom),
    ),
    { ...size, fonts },
  );

/** The logo and the site's address, which all pictures of a family share. */
export function drawBrand(tint: Tint, brand: Brand, fonts: Font[]): Promise<string> {
  const shown = colorsOfTint[tint];
  const host = box({ fontFamily: textFont, fontSize: 22, color: shown.host }, brand.host);
  return column(fonts, logo(brand.company, shown), box({}), host);
}

/** The headline of a page and the line above it: only their area of the picture. */
export async function drawHeadline(page: SharePage, fonts: Font[]): Promise<string> {
  const shown = colorsOfTint[page.tint];
  const { fontSize, wordBreak, lineClamp } = await fitTitle(page.title, fonts);
  const title = box(
    {
      ...titleStyle(fontSize),
      wordBreak,
      width: titleArea.width,
      color: shown.title,
      ...(lineClamp ? { display: "block", lineClamp, textWrap: "wrap" } : {}),
    },
    page.title,
  );
  const headline = box(
    { flexDirection: "column", width: titleArea.width },
    page.superHeading && page.superHeading !== page.title ? eyebrow(page.superHeading, shown) : null,
    title,
  );
  const { left, top, width, height } = headlineArea;
  const area = `<svg width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`;
  return (await column(fonts, null, headline, null)).replace(/^<svg width="\d+" height="\d+" viewBox="[^"]*"/, area);
}
