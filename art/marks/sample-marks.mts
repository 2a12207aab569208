/**
 * The marks of the invented clients and of the two partner products: each a symbol and lettering of its own, in one
 * colour, 40 high, and of about the same weight to the eye. Their names are placeholders, as in content/.
 */
import lettering from "./lettering.json" with { type: "json" };
import { movePoints } from "./outline.mjs";

interface Line {
  key: keyof typeof lettering;
  /** Height of 1 em. */
  size: number;
  /** Its baseline. */
  y: number;
  /** Leans it to the right, as the tangent of the angle. */
  lean?: number;
}

interface SampleMark {
  name: string;
  /** Outline of the symbol and where the lettering begins to its right. */
  symbol: string;
  text: number;
  lines: Line[];
}

const turned = (times: number, centre: [x: number, y: number], path: string) =>
  Array.from({ length: times }, (_, index) => {
    const [sin, cos] = [Math.sin, Math.cos].map((f) => f((2 * Math.PI * index) / times)) as [number, number];
    return movePoints(path, (x, y) => [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos]);
  }).join("");

/** A feather: a square of the grid with one corner rounded off. */
const feather = (column: number, row: number) => {
  const [x, y, side] = [column * 9, 7 + row * 9, 8];
  return `M${x} ${y}h${side}v${side}a${side} ${side} 0 0 1-${side}-${side}z`;
};

export const sampleMarks: Record<string, SampleMark> = {
  // Two banks and a bridge: an H cut from a disc.
  halden: {
    name: "Halden",
    symbol:
      "M9.75 7.41V14.6a3.25 3.25 0 0 0 6.5 0V7.41A13 13 0 0 1 16.25 32.59V25.4a3.25 3.25 0 0 0-6.5 0V32.59A13 13 0 0 1 9.75 7.41Z",
    text: 33,
    lines: [{ key: "halden", size: 26.5, y: 29.2 }],
  },
  // A V that is also a spark.
  voltra: {
    name: "Voltra",
    symbol: "M0 8.5H8L16.6 31.5H8.6ZM18.8 8.5H26.8L18.25 30.2 14.55 20.1Z",
    text: 30,
    lines: [{ key: "voltra", size: 21, y: 27.5, lean: 0.14 }],
  },
  // An N on piles, in water.
  northpier: {
    name: "Northpier",
    symbol:
      "M0 6.5H6.2L15.8 17.9V6.5H22V25H16.3L6.2 13.1V25H0ZM0 29q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0v3.6q-2.75 3-5.5 0t-5.5 0-5.5 0-5.5 0Z",
    text: 31,
    lines: [{ key: "northpier", size: 25.5, y: 29 }],
  },
  // A river through a round field.
  "mersey-co": {
    name: "mersey+co",
    symbol:
      "M11.4 8A12 12 0 0 0 7.2 31C15.6 25.2 3.6 15.6 11.4 8ZM15.9 8.7A12 12 0 0 1 12.3 32C20.4 25.6 8.4 15.8 15.9 8.7Z",
    text: 30,
    lines: [{ key: "merseyCo", size: 21.8, y: 26.6 }],
  },
  // A wing of feathers on a grid.
  "kestrel-grid": {
    name: "Kestrel Grid",
    symbol: `${feather(0, 0)}${feather(1, 0)}${feather(1, 1)}${feather(2, 0)}${feather(2, 1)}${feather(2, 2)}`,
    text: 33,
    lines: [
      { key: "kestrel", size: 18, y: 18.6 },
      { key: "grid", size: 18, y: 33 },
    ],
  },
  // A spring flower.
  ostara: {
    name: "Ostara",
    symbol: turned(6, [13, 20], "M0 -2C3.6 -4.4 4.6 -9.6 0 -13.4C-4.6 -9.6 -3.6 -4.4 0 -2Z"),
    text: 33,
    lines: [{ key: "ostara", size: 27, y: 29 }],
  },
  // A place on the map that is a prompt.
  "partner-remote-developers": {
    name: "Remote Developers",
    symbol:
      "M13 4A12.5 12.5 0 0 1 25.5 16.5C25.5 24 20 30.5 13 36.5C6 30.5 .5 24 .5 16.5A12.5 12.5 0 0 1 13 4ZM10.7 9.6 8.3 12 13.3 17 8.3 22 10.7 24.4 18.1 17Z",
    text: 34,
    lines: [
      { key: "remote", size: 17.5, y: 17.2 },
      { key: "developers", size: 17.5, y: 34.2 },
    ],
  },
  // A speech bubble with rising bars in it.
  "partner-marketing-agency": {
    name: "Marketing Agency",
    symbol:
      "M14 4.5A14 13.5 0 0 1 14 31.5C12.4 31.5 10.9 31.25 9.5 30.8L2.6 35.5 3.3 26.8A13.5 13.5 0 0 1 14 4.5ZM7.4 18.5V23.5H10.9V18.5ZM12.3 14.8V23.5H15.8V14.8ZM17.2 11V23.5H20.7V11Z",
    text: 36,
    lines: [
      { key: "marketing", size: 20, y: 18 },
      { key: "agency", size: 20, y: 35 },
    ],
  },
};

/** One mark as an SVG file. */
export function sampleMarkSvg({ name, symbol, text, lines }: SampleMark, color: string): string {
  const paths = lines.map(({ key, size, y, lean = 0 }) => {
    const scale = size / 100;
    return movePoints(lettering[key].path, (px, py) => [text + (px - lean * py) * scale, y + py * scale]);
  });
  const reach = Math.max(...lines.map(({ key, size }) => text + (lettering[key].width * size) / 100));
  const width = Math.ceil(reach) + (lines.some(({ lean }) => lean) ? 2 : 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40" fill="${color}"><title>${name}</title><path fill-rule="evenodd" d="${symbol}"/><path d="${paths.join("")}"/></svg>\n`;
}
