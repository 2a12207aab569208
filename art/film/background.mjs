import { film } from "./script.mjs";

/** Sky and ground at parts of the day, as hex colours: [time from 0 to 1, sky, ground]. */
const grounds = [
  [0, "#FFE3C4", "#FBF3E4"],
  [0.2, "#F4F1E0", "#FBF8F1"],
  [0.5, "#E3F0F6", "#F3F6EC"],
  [0.78, "#FFE9BF", "#FBF4E2"],
  [1, "#F9BE97", "#FBE3CC"],
];
const arc = { x: film.width / 2, y: 640, across: 590, up: 575 };

const spot = (day) => {
  const angle = Math.PI * (0.93 - 0.86 * day);
  return [arc.x + Math.cos(angle) * arc.across, arc.y - Math.sin(angle) * arc.up];
};

/**
 * Ground, arc and sun at a second of the film.
 *
 * @param {number} second
 * @returns {Buffer} an SVG of the film's size
 */
export function background(second) {
  const day = second / film.seconds;
  const next = Math.max(
    1,
    grounds.findIndex(([at]) => at >= day),
  );
  const [a, b] = [grounds[next - 1], grounds[next]];
  const part = (day - a[0]) / (b[0] - a[0]);
  const path = Array.from({ length: 97 }, (_, i) =>
    spot(-0.08 + (1.16 * i) / 96)
      .map((n) => n.toFixed(1))
      .join(" "),
  ).join("L");
  const beads = Array.from({ length: 11 }, (_, i) => spot(i / 10));
  const [x, y] = spot(day);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${film.width}" height="${film.height}">
<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${blend(a[1], b[1], part)}"/><stop offset="0.8" stop-color="${blend(a[2], b[2], part)}"/></linearGradient>
<radialGradient id="s"><stop stop-color="#FFB938" stop-opacity="0.5"/><stop offset="1" stop-color="#FFB938" stop-opacity="0"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>
<path d="M${path}" fill="none" stroke="#FFB938" stroke-width="3"/>
${beads.map(([bx, by]) => `<circle cx="${bx}" cy="${by}" r="6" fill="#FFB938"/>`).join("")}
<circle cx="${x}" cy="${y}" r="120" fill="url(#s)"/><circle cx="${x}" cy="${y}" r="44" fill="#FFB938"/></svg>`);
}

function blend(from, to, part) {
  const channels = [1, 3, 5].map((i) => {
    const [p, q] = [from, to].map((color) => Number.parseInt(color.slice(i, i + 2), 16));
    return Math.round(p + (q - p) * part)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
