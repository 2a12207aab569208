import { fontFamily, type TypefaceName, typefaces } from "./appearance";
import { fontFiles, unicodeRanges } from "./font-files";

function facesOf(name: TypefaceName): string {
  const { family, weights } = typefaces()[name];
  const { core, more, fallback } = fontFiles[name];
  const face = (path: string, range: string) =>
    `@font-face{font-family:"${family}";src:url(${path});font-weight:${[...new Set(weights)].join(" ")};font-display:swap;unicode-range:${range}}`;
  return [
    face(more, unicodeRanges.more),
    face(core, unicodeRanges.core),
    `@font-face{font-family:"${family} Fallback";${fallback}}`,
  ].join("");
}

/** The site's fonts and the names of their roles, with local fallbacks of exactly their room: nothing moves when one arrives. */
export const fontFaces = (): string =>
  `${facesOf("text")}${facesOf("heading")}:root{--font-body:${fontFamily("text")};--font-heading:${fontFamily("heading")}}`;

/**
 * The fonts that every page draws. That of the texts is asked for at the end of the page's words: beside the other it
 * arrives just after a slow phone has painted the page, and a press would wait until all words are laid out anew.
 */
export const preloadedFonts = { head: fontFiles.heading.core, bodyEnd: fontFiles.text.core };
