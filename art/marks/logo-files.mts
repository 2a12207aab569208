/** The logo as files: for light and dark grounds and in one colour, with lettering and alone, and for the React logo. */
import { palette } from "../../src/theme/palette";
import { typefaces } from "../../src/theme/typefaces";
import { drawSymbol, proportions, symbolElements } from "./logo.mjs";
import { movePoints, outline } from "./outline.mjs";

/** The same as in src/components/logo.tsx, there in CSS: height of 1 em, and room between symbol and name, for radius 16. */
const lettering = { size: 23.2, tracking: -0.03, weight: 650, room: 9.3 };

const grounds = {
  "on-light": { path: palette.leaf, sun: palette.sun, text: palette.ink },
  "on-dark": { path: palette.leafBright, sun: palette.sun, text: palette.white },
  "one-colour": { path: palette.ink, sun: palette.ink, text: palette.ink },
};

const round = (value: number) => Math.round(value * 100) / 100;

const svg = (width: number, height: number, title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width * 4)}" height="${round(height * 4)}" viewBox="0 0 ${round(width)} ${round(height)}"><title>${title}</title>${content}</svg>\n`;

/** All files of the logo by their paths. */
export async function logoFiles(company: string): Promise<Record<string, string>> {
  const symbol = drawSymbol(16);
  const { size, tracking, weight, room } = lettering;
  const { path, width } = await outline({
    font: `node_modules/${typefaces.heading.package}/${typefaces.heading.file}`,
    axes: { wght: weight },
    text: company.toLowerCase(),
    tracking,
  });
  const start = symbol.width + room;
  const name = movePoints(path, (x, y) => [start + (x * size) / 100, symbol.horizon + (y * size) / 100]);
  const below = Math.max(symbol.height, symbol.horizon + size * 0.02);

  const files: Record<string, string> = {};
  for (const [ground, colors] of Object.entries(grounds)) {
    const drawing = symbolElements(symbol, colors);
    files[`static/brand/symbol-${ground}.svg`] = svg(symbol.width, symbol.height, company, drawing);
    files[`static/brand/logo-${ground}.svg`] = svg(
      start + (width * size) / 100,
      below,
      company,
      `${drawing}<path fill="${colors.text}" d="${name}"/>`,
    );
  }
  const { sun } = symbol;
  files["src/theme/logo-drawing.ts"] = [
    "// Written by art/marks/make.mts from art/marks/logo.mts: change the geometry there.",
    "",
    "/** The logo's symbol; its box begins at 0 0 and stands on the baseline of the lettering. */",
    `export const logoDrawing = {\n  width: ${round(symbol.width)},\n  height: ${round(symbol.height)},`,
    `  path: "${symbol.path}",`,
    `  sun: { cx: ${round(sun.x)}, cy: ${round(sun.y)}, r: ${round(sun.radius)} },\n} as const;\n`,
  ].join("\n");
  return files;
}

interface TileOptions {
  /** Share of the side that the symbol's width takes. */
  share: number;
  /** Corner radius as a share of the side. */
  corner: number;
  weight?: keyof typeof proportions;
}

const day: Record<"ground" | "path" | "sun", string> = {
  ground: palette.forest,
  path: palette.paper,
  sun: palette.sun,
};
const night: typeof day = { ground: palette.paper, path: palette.leaf, sun: palette.sun };

/** The symbol on a square of 64: in the brand's dark green, or, where the browser itself is dark, on paper. */
export function tile({ share, corner, weight = "regular" }: TileOptions, adapts = false): string {
  const unit = drawSymbol(16, proportions[weight]);
  const symbol = drawSymbol((16 * 64 * share) / unit.width, proportions[weight]);
  const [x, y] = [(64 - symbol.width) / 2, (64 - symbol.height) / 2].map(round);
  const { sun } = symbol;
  const colored = (role: keyof typeof day) => (adapts ? `class="${role}"` : `fill="${day[role]}"`);
  const style = (colors: typeof day) =>
    Object.entries(colors)
      .map(([role, color]) => `.${role}{fill:${color}}`)
      .join("");
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">',
    adapts ? `<style>${style(day)}@media (prefers-color-scheme:dark){${style(night)}}</style>` : "",
    `<rect ${colored("ground")} width="64" height="64" rx="${round(64 * corner)}"/>`,
    `<g transform="translate(${x} ${y})"><path ${colored("path")} d="${symbol.path}"/>`,
    `<circle ${colored("sun")} cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(sun.radius)}"/></g></svg>\n`,
  ].join("");
}
