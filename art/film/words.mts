import { colorsIn } from "../../src/theme/read-appearance";
import { outline } from "../marks/outline.mjs";
import type { Shot } from "./script.mjs";
import type { Shape } from "./shapes.mjs";

const { accent, background } = colorsIn("day");
const font = "art/fonts/heading.ttf";

/** Breaks words into one or two lines that are as even as can be. */
function broken(words: string, lines: number): string[] {
  if (lines === 1) return [words];
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  const longest = (space: number) => Math.max(space, words.length - space);
  const best = spaces.reduce((a, b) => (longest(b) < longest(a) ? b : a));
  return [words.slice(0, best), words.slice(best + 1)];
}

/** A shot's words as SVG, the hour in the sun's colour before or above them. */
export async function drawWords({ hour, words }: Shot, { size, hour: hourAt, lines }: Shape): Promise<string> {
  const write = async (text: string, [x, y]: readonly [number, number], fill: string) => {
    const { path } = await outline({ font, text, tracking: -0.015 });
    return `<path transform="translate(${x} ${y}) scale(${size / 100})" fill="${fill}" d="${path}"/>`;
  };
  const texts = broken(words, lines.length);
  const drawn = lines.map((place, i) => write(texts[i] ?? "", place, background));
  return (await Promise.all([write(hour, hourAt, accent), ...drawn])).join("");
}
