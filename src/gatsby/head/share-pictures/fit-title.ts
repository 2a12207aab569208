import { type CSSProperties, createElement, type ReactNode } from "react";
import satori, { type Font } from "satori";
import { letterSpacings, lineHeights } from "../../../theme/scales";
import { headingFont } from "./fonts";
import { titleArea } from "./measures";

/** The sizes of a headline in pixels, smallest first. */
const sizes = [32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80, 88, 96];
const smallest = 32;

/** Where even the smallest letters need more room, lines beyond these are left out. */
const maxLines = 9;

/** How a headline is to be set. */
export interface TitleFit {
  readonly fontSize: number;
  /** Only where a word is too wide for the column: satori would then break others too, at an apostrophe for one. */
  readonly wordBreak: "normal" | "break-word";
  /** No more lines than this are shown; undefined where all fit. */
  readonly lineClamp?: number;
}

/** A box as satori lays it out: it knows no blocks, every box with boxes in it is flexible. */
export const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

/** The headline as the site sets its headlines. */
export const titleStyle = (fontSize: number): CSSProperties => ({
  fontFamily: headingFont,
  fontSize,
  lineHeight: lineHeights.heading,
  letterSpacing: letterSpacings.heading,
  textWrap: "balance",
});

/**
 * satori makes a picture as high (or wide) as its content where only the other side is given: so it can measure. It lays
 * out what it does not draw as a path just the same, in a third of the time.
 */
async function measure(
  content: ReactNode,
  side: "width" | "height",
  given: { width: number } | { height: number },
  fonts: Font[],
) {
  const svg = await satori(content, { ...given, fonts, embedFont: false });
  return Number(new RegExp(`^<svg [^>]*?\\b${side}="([\\d.]+)"`).exec(svg)?.[1]);
}

/** The size at which the widest word is as wide as the column: words grow with their letters. */
async function sizeOfWidestWord(title: string, width: number, fonts: Font[]): Promise<number> {
  const fontSize = 100;
  const words = title.split(/\s+/).map((word) => box({}, word));
  const style = {
    ...titleStyle(fontSize),
    flexDirection: "column",
    alignItems: "flex-start",
    wordBreak: "keep-all",
  } as const;
  return (width / (await measure(box(style, ...words), "width", { height: fontSize }, fonts))) * fontSize;
}

/** Height of a headline. Balancing its lines takes long and changes only where they end, not how many there are. */
const heightOf = (title: string, { fontSize, wordBreak }: TitleFit, width: number, fonts: Font[]) =>
  measure(box({ ...titleStyle(fontSize), wordBreak, textWrap: "wrap" }, title), "height", { width }, fonts);

/**
 * The largest size at which a headline stands in its area without a broken word. A word that is too wide even in the
 * smallest letters is broken; a headline too long even for them is cut at the end of a line.
 */
export async function fitTitle(title: string, fonts: Font[], area = titleArea): Promise<TitleFit> {
  const largest = await sizeOfWidestWord(title, area.width, fonts);
  const wordBreak = largest < smallest ? "break-word" : "normal";
  const fits = async (fontSize: number) =>
    (await heightOf(title, { fontSize, wordBreak }, area.width, fonts)) <= area.height;
  let candidates = sizes.filter((size) => size <= Math.max(smallest, largest));
  let fontSize: number | undefined;
  while (candidates.length > 0) {
    const middle = candidates.length >> 1;
    const size = candidates[middle] ?? smallest;
    const isFitting = await fits(size);
    if (isFitting) fontSize = size;
    candidates = isFitting ? candidates.slice(middle + 1) : candidates.slice(0, middle);
  }
  return fontSize ? { fontSize, wordBreak } : { fontSize: smallest, wordBreak, lineClamp: maxLines };
}
