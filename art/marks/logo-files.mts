/** The logo as files: for light and dark grounds and in one colour, with lettering and alone. */
import type { LogoDrawing, LogoWithName } from "../../src/content/schemas/logo";
import { colorsIn, typefaces } from "../../src/theme/read-appearance";
import { movePoints, outline } from "./outline.mjs";

export interface Logo extends LogoWithName {
  readonly small?: LogoDrawing | undefined;
}

const day = colorsIn("day");

type Fills = Readonly<Record<LogoDrawing["shapes"][number]["color"], string>>;

/** The same as in src/components/logo.tsx, there in CSS: height of 1 em, and room between symbol and name. */
const lettering = { size: 23.2, tracking: -0.03, room: 9.3 };

const grounds: Readonly<Record<string, Fills>> = {
  "on-light": { primary: day.primary, accent: day.accent, text: day.text },
  "on-dark": { primary: day.onBandIcon, accent: day.accent, text: day.onBandStrong },
  "one-colour": { primary: day.text, accent: day.text, text: day.text },
};

const round = (value: number) => Math.round(value * 100) / 100;

const shapesIn = ({ shapes }: LogoDrawing, paint: (role: keyof Fills) => string) =>
  shapes.map(({ color, path }) => `<path ${paint(color)} d="${path}"/>`).join("");

const svg = (width: number, height: number, title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width * 4)}" height="${round(height * 4)}" viewBox="0 0 ${round(width)} ${round(height)}"><title>${title.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</title>${content}</svg>\n`;

/** All files of the logo by their paths. */
export async function logoFiles(company: string, logo: Logo): Promise<Record<string, string>> {
  const { size, tracking, room } = lettering;
  const { package: font, file, weights } = typefaces().heading;
  const { path, width } = await outline({
    font: `node_modules/${font}/${file}`,
    axes: { wght: weights[1] },
    text: logo.name ?? "",
    tracking,
  });
  const start = logo.width + (logo.name ? room : 0);
  let height = logo.height + size * 0.02;
  const name = movePoints(path, (x, y) => {
    const below = logo.height + (y * size) / 100;
    // Some letters go below the line.
    height = Math.max(height, below);
    return [start + (x * size) / 100, below];
  });
  const files: Record<string, string> = {};
  for (const [ground, fills] of Object.entries(grounds)) {
    const symbol = shapesIn(logo, (role) => `fill="${fills[role]}"`);
    files[`static/brand/symbol-${ground}.svg`] = svg(logo.width, logo.height, company, symbol);
    files[`static/brand/logo-${ground}.svg`] = svg(
      start + (width * size) / 100,
      height,
      company,
      `${symbol}${logo.name ? `<path fill="${fills.text}" d="${name}"/>` : ""}`,
    );
  }
  return files;
}

interface TileOptions {
  /** Share of the side that the symbol's longer side takes. */
  share: number;
  /** Corner radius as a share of the side. */
  corner: number;
  isSmall?: boolean;
}

const onForest = { ground: day.band, primary: day.background, accent: day.accent, text: day.background };
const onPaper: Record<keyof typeof onForest, string> = {
  ground: day.background,
  primary: day.primary,
  accent: day.accent,
  text: day.text,
};

/** The symbol on a square of 64: in the brand's dark green, or, where the browser itself is dark, on paper. */
export function tile(logo: Logo, { share, corner, isSmall = false }: TileOptions, adapts = false): string {
  const drawing = (isSmall && logo.small) || logo;
  const scale = (64 * share) / Math.max(drawing.width, drawing.height);
  const [x, y] = [drawing.width, drawing.height].map((side) => round((64 - side * scale) / 2));
  const paint = (role: keyof typeof onForest) => (adapts ? `class="${role}"` : `fill="${onForest[role]}"`);
  const style = (colors: object) =>
    Object.entries(colors)
      .map(([role, color]) => `.${role}{fill:${color}}`)
      .join("");
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">',
    adapts ? `<style>${style(onForest)}@media (prefers-color-scheme:dark){${style(onPaper)}}</style>` : "",
    `<rect ${paint("ground")} width="64" height="64" rx="${round(64 * corner)}"/>`,
    `<g transform="translate(${x} ${y}) scale(${Math.round(scale * 1e4) / 1e4})">${shapesIn(drawing, paint)}</g></svg>\n`,
  ].join("");
}
