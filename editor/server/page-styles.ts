import { colorsIn, type Light } from "../../src/theme/colors";
import { fontFaces } from "../../src/theme/font-faces";
import { fontFamily } from "../../src/theme/typefaces";

const named = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declared = (light: Light) =>
  Object.entries(colorsIn[light])
    .map(([name, color]) => `--${named(name)}:${color}`)
    .join(";");

/** The site's own colours and fonts, for the editor's styles: by day, and in the evening for whoever likes it dark. */
export const pageStyles = (): string =>
  `${fontFaces}:root{color-scheme:light dark;--font-text:${fontFamily("text")};--font-heading:${fontFamily("heading")};${declared("day")}}` +
  `@media (prefers-color-scheme:dark){:root{${declared("evening")}}}\n`;
