import { colors } from "../../src/theme/colors";
import { fontFaces } from "../../src/theme/font-faces";

const named = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The site's own colours and fonts, for the editor's styles. */
export const pageStyles = (): string =>
  `${fontFaces}:root{${Object.entries(colors)
    .map(([name, color]) => `--${named(name)}:${color}`)
    .join(";")}}\n`;
