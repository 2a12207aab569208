import { createElement } from "react";
import satori, { type Font } from "satori";
import { colors } from "../../../theme/colors";
import { logoDrawing } from "../../../theme/logo-drawing";
import { box } from "./element";
import { fitTitle } from "./fit-title";
import type { Ground } from "./grounds";
import { headingFont, textFont } from "./load-fonts";
import { margin, size, titleRoom } from "./measures";
import type { Brand, SharePage } from "./share-page";
import { titleStyle } from "./title-style";

/** The logo's symbol, `height` pixels high. */
const mark = ({ mark: color }: Ground, height: number) => {
  const { width: boxWidth, height: boxHeight, path, sun } = logoDrawing;
  return createElement(
    "svg",
    { width: (height * boxWidth) / boxHeight, height, viewBox: `0 0 ${boxWidth} ${boxHeight}` },
    createElement("path", { d: path, fill: color }),
    createElement("circle", { ...sun, fill: colors.accent }),
  );
};

/** The logo as in the header of the site: the mark and the company's name in small letters. */
const logo = (company: string, ground: Ground) =>
  box(
    {
      alignItems: "center",
      gap: 16,
      fontFamily: headingFont,
      fontSize: 40,
      letterSpacing: "-0.03em",
      color: ground.title,
    },
    mark(ground, 36),
    company.toLowerCase(),
  );

/** The glyph of the sun's path before the short line above a headline. */
const arcGlyph = createElement(
  "svg",
  { width: 31, height: 24, viewBox: "0 -4 34 26" },
  createElement("path", { d: "M2 18a15 15 0 0 1 30 0", fill: "none", stroke: colors.accent, strokeWidth: 3 }),
);

const eyebrow = (words: string, ground: Ground) =>
  box(
    {
      gap: 12,
      marginBottom: 20,
      fontFamily: textFont,
      fontSize: 22,
      lineHeight: 1.25,
      color: ground.eyebrow,
    },
    arcGlyph,
    words,
  );

/** The words of a picture with the logo, on nothing, as SVG: text as paths, so that no font has to be installed. */
export async function drawWords(page: SharePage, brand: Brand, ground: Ground, fonts: Font[]): Promise<string> {
  const { fontSize, wordBreak, lineClamp } = await fitTitle(page.title, fonts);
  const title = box(
    {
      ...titleStyle(fontSize),
      wordBreak,
      width: titleRoom.width,
      color: ground.title,
      ...(lineClamp ? { display: "block", lineClamp, textWrap: "wrap" } : {}),
    },
    page.title,
  );
  return satori(
    box(
      {
        width: size.width,
        height: size.height,
        boxSizing: "border-box",
        padding: `${margin.top}px ${margin.x}px ${margin.bottom}px`,
        flexDirection: "column",
        justifyContent: "space-between",
      },
      logo(brand.company, ground),
      box(
        { flexDirection: "column", width: titleRoom.width },
        page.superHeading && page.superHeading !== page.title ? eyebrow(page.superHeading, ground) : null,
        title,
      ),
      box({ fontFamily: textFont, fontSize: 22, color: ground.host }, brand.host),
    ),
    { ...size, fonts },
  );
}
