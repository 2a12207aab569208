/** Characters that the site's fonts hold, by the two cuts of the fonts. */

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/** The first cut, which every page loads: ASCII, the punctuation of well-set English, German, and units. */
export const core = `${range(0x20, 0x7e)}\u00a0©·²–—‘’‚“”„…€−ÄÖÜßäéöü`;

/** All that the site can show in its own fonts, as far as they hold it: the languages of Western Europe. */
export const all = `${core}${range(0xa1, 0xff)}ŒœŠšŽžŸ†•‰‹›™₂`;

/**
 * Range of the second cut. It is rough, for it stands in every page; where it overlaps the first cut
 * that one, being declared later, comes first. "²" is not in it: the first cut of Instrument Sans lacks it, and
 * the browser would fetch the second, 8 kB, to find that it does as well.
 */
export const moreRange = "U+A1-B1,U+B3-FF,U+152-178,U+201A-203A,U+2122";

/** Characters that one of our fonts lacks, and the page's fallback draws on purpose: add one if that looks well. */
export const leftToFallback = "²³₂";

/** Characters as CSS's `unicode-range` has them. */
export function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const spans: { from: number; to: number }[] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && code === last.to + 1) last.to = code;
    else spans.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return spans.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}
