import { type ColorScheme, colorsIn } from "../../src/theme/colors";
import { fontFaces } from "../../src/theme/font-faces";
import { fontFamily } from "../../src/theme/typefaces";

const named = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declared = (scheme: ColorScheme) =>
  Object.entries(colorsIn[scheme])
    .map(([name, color]) => `--${named(name)}:${color}`)
    .join(";");

/** The site's own colours and fonts, for the styles of the editor, in both colour schemes. */
export const pageStyles = (): string =>
  `${fontFaces}:root{color-scheme:light dark;--font-text:${fontFamily("text")};--font-heading:${fontFamily("heading")};${declared("light")}}` +
  `@media (prefers-color-scheme:dark){:root{${declared("dark")}}}\n`;
