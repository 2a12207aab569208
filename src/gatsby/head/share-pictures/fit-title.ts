import type { ReactNode } from "react";
import satori, { type Font } from "satori";
import { box } from "./element";
import { titleRoom } from "./measures";
import { titleStyle } from "./title-style";

/** The sizes of a headline in pixels, largest first. */
const sizes = [96, 88, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32];

/** Where even the smallest letters need more room, lines beyond these are left out. */
const mostLines = 9;

/** How a headline is to be set. */
export interface TitleFit {
  readonly fontSize: number;
  /** Only where a word is too wide for the column: satori would then break others too, at an apostrophe for one. */
  readonly wordBreak: "normal" | "break-word";
  /** No more lines than this are shown; undefined where all fit. */
  readonly lineClamp?: number;
}

/** satori makes a picture as high (or wide) as its content where only the other side is given: so it can measure. */
async function measure(
  content: ReactNode,
  side: "width" | "height",
  given: { width: number } | { height: number },
  fonts: Font[],
) {
  const svg = await satori(content, { ...given, fonts });
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
 * The largest size at which a headline stands in its room without a broken word. A word that is too wide even in the
 * smallest letters is broken; a headline too long even for them is cut at the end of a line.
 */
export async function fitTitle(title: string, fonts: Font[], room = titleRoom): Promise<TitleFit> {
  const smallest = Math.min(...sizes);
  const largest = await sizeOfWidestWord(title, room.width, fonts);
  const wordBreak = largest < smallest ? "break-word" : "normal";
  for (const fontSize of sizes.filter((size) => size <= Math.max(smallest, largest))) {
    const fit = { fontSize, wordBreak } as const;
    if ((await heightOf(title, fit, room.width, fonts)) <= room.height) return fit;
  }
  return { fontSize: smallest, wordBreak, lineClamp: mostLines };
}
