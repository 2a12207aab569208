import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori from "satori";
import type { LogoWithName } from "../../content/schemas/logo";
import type { Tint } from "../../content/schemas/tints";
import { colorsIn } from "../../theme/colors";
import { letterSpacings, lineHeights } from "../../theme/scales";

/** The size that link previews ask for, in pixels. */
export const size = { width: 1200, height: 630 } as const;

/** Area of the diorama: as large as it can be in there, at the lower right. */
export const dioramaArea = { left: 586, top: 24, width: 600, height: 582 } as const;

/** The area of the headline; its letters shrink until it fits. */
const titleArea = { width: 492, height: 304 } as const;

/** The sizes of a headline in pixels, and how many lines the smallest may have. */
const titleSizes = [96, 80, 72, 64, 56, 48, 40, 32];
const maxLines = 9;

const colors = colorsIn.light;

const onLight = {
  glow: colors.glow,
  title: colors.text,
  eyebrow: colors.primary,
  host: colors.muted,
  mark: colors.primary,
};

/** The colours of the pictures of each family of pages: ground, noon glow with its strength, and what stands on it. */
export const colorsOfTint = {
  paper: { ...onLight, background: colors.background, strength: 0.95 },
  mist: { ...onLight, background: colors.alternate, strength: 0.62 },
  sun: { ...onLight, background: colors.accentSurface, strength: 1 },
  sky: { ...onLight, background: colors.cool, strength: 0.8 },
  // After dark: only what the lamps light glows.
  night: {
    background: colors.footer,
    glow: colors.bandCard,
    strength: 1,
    title: colors.onBandStrong,
    eyebrow: colors.accent,
    host: colors.onBandMuted,
    mark: colors.onBandIcon,
  },
} as const satisfies Record<Tint, object>;

const read = (file: string) => readFileSync(resolve("src/gatsby/share-pictures/fonts", file));

/** The brand's fonts, each in its one weight (made by `npm run brand`). satori knows no weights between hundreds. */
const fonts = [
  { name: "heading", data: read("heading.woff"), weight: 600 },
  { name: "text", data: read("text.woff"), weight: 600 },
] as const;

const options = { fonts: [...fonts], embedFont: true };

/** A box as satori lays it out: it knows no blocks, every box with boxes in it is flexible. */
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

const titleStyle = (fontSize: number): CSSProperties => ({
  fontFamily: "heading",
  fontSize,
  lineHeight: lineHeights.heading,
  letterSpacing: letterSpacings.heading,
});

/** Measures content: satori makes a picture as large as its content on the side that is not given. */
async function measure(content: ReactNode, side: "width" | "height", given: { width: number } | { height: number }) {
  const svg = await satori(content, { ...options, ...given, embedFont: false });
  return Number(new RegExp(`^<svg [^>]*?\\b${side}="([\\d.]+)"`).exec(svg)?.[1]);
}

/** Finds the largest size at which a headline fits without a broken word; one that fits at none is broken and cut. */
export async function titleStyleFor(title: string): Promise<CSSProperties> {
  const words = title.split(/\s+/).map((word) => box({}, word));
  const column = box({ ...titleStyle(100), flexDirection: "column", alignItems: "flex-start" }, ...words);
  const largest = (titleArea.width / (await measure(column, "width", { height: 100 }))) * 100;
  for (const fontSize of titleSizes.filter((candidate) => candidate <= largest)) {
    const height = await measure(box(titleStyle(fontSize), title), "height", { width: titleArea.width });
    if (height <= titleArea.height) return { ...titleStyle(fontSize), textWrap: "balance" };
  }
  const smallest = titleSizes.at(-1) ?? 0;
  return {
    ...titleStyle(smallest),
    display: "block",
    lineClamp: maxLines,
    ...(largest < smallest && { wordBreak: "break-word" }),
  };
}

/** The words on a picture. */
export interface PictureWords {
  readonly logo: LogoWithName;
  /** The site's address as people write it: `www.example.com`. */
  readonly host: string;
  /** The headline, and the short line above it. */
  readonly title: string;
  readonly superHeading?: string | undefined;
}

/** Lays out the words of a picture, as SVG on nothing: logo above, headline in the middle, address below. */
export async function wordsSvg({ logo, host, title, superHeading }: PictureWords, tint: Tint): Promise<string> {
  const shown = colorsOfTint[tint];
  const { width, height, shapes } = logo;
  const fills = { primary: shown.mark, accent: colors.accent, text: shown.title };
  const mark = createElement(
    "svg",
    { width: (36 * width) / height, height: 36, viewBox: `0 0 ${width} ${height}` },
    ...shapes.map(({ color, path }) => createElement("path", { key: path, d: path, fill: fills[color] })),
  );
  const arc = createElement(
    "svg",
    { width: 31, height: 24, viewBox: "0 -4 34 26" },
    createElement("path", { d: "M2 18a15 15 0 0 1 30 0", fill: "none", stroke: colors.accent, strokeWidth: 3 }),
  );
  const text = { fontFamily: "text", fontSize: 22, lineHeight: 1.25 };
  const name = { fontFamily: "heading", fontSize: 40, letterSpacing: "-0.03em", color: shown.title };
  return satori(
    box(
      {
        ...size,
        boxSizing: "border-box",
        padding: "60px 72px 56px",
        flexDirection: "column",
        justifyContent: "space-between",
      },
      box({ alignItems: "center", gap: 16, height: 48, ...name }, mark, logo.name),
      box(
        { flexDirection: "column", width: titleArea.width },
        superHeading && superHeading !== title
          ? box({ ...text, gap: 12, marginBottom: 20, color: shown.eyebrow }, arc, superHeading)
          : null,
        box({ ...(await titleStyleFor(title)), width: titleArea.width, color: shown.title }, title),
      ),
      box({ ...text, color: shown.host }, host),
    ),
    { ...options, ...size },
  );
}
