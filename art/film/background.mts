import { colorsIn } from "../../src/theme/read-appearance";
import { film } from "./script.mjs";

const colors = colorsIn("day");

/** The light of a part of the day. */
interface DayLight {
  /** Part of the film, 0 to 1. */
  at: number;
  /** Colours of the picture's upper and lower edge. */
  sky: string;
  ground: string;
}

const morning: DayLight = { at: 0, sky: "#FFE3C4", ground: "#FBF3E4" };
const evening: DayLight = { at: 1, sky: "#F9BE97", ground: "#FBE3CC" };
const lights: readonly DayLight[] = [
  morning,
  { at: 0.2, sky: "#F4F1E0", ground: colors.background },
  { at: 0.5, sky: colors.cool, ground: "#F3F6EC" },
  { at: 0.78, sky: "#FFE9BF", ground: "#FBF4E2" },
  evening,
];
const arc = { x: film.width / 2, y: 640, across: 590, up: 575 };

/** Place of the sun at a part of the day, 0 to 1; a little more at both ends lets the arc run out of the picture. */
function spot(day: number) {
  const angle = Math.PI * (0.93 - 0.86 * day);
  return { x: arc.x + Math.cos(angle) * arc.across, y: arc.y - Math.sin(angle) * arc.up };
}

/** The light between the two parts of the day around a time. */
function lightAt(day: number) {
  const before = lights.findLast(({ at }) => at <= day) ?? morning;
  const after = lights.find(({ at }) => at > day) ?? evening;
  const part = after === before ? 0 : (day - before.at) / (after.at - before.at);
  return { sky: blend(before.sky, after.sky, part), ground: blend(before.ground, after.ground, part) };
}

function blend(from: string, to: string, part: number) {
  const channel = (color: string, i: number) => Number.parseInt(color.slice(i, i + 2), 16);
  const mixed = [1, 3, 5].map((i) => Math.round(channel(from, i) * (1 - part) + channel(to, i) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Ground, arc and sun at a second of the film, as an SVG of the film's size. */
export function background(second: number): Buffer {
  const day = second / film.seconds;
  const { sky, ground } = lightAt(day);
  const line = Array.from({ length: 97 }, (_, i) => spot(-0.08 + (1.16 * i) / 96));
  const path = line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const beads = Array.from({ length: 11 }, (_, i) => spot(i / 10));
  const { x, y } = spot(day);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${film.width}" height="${film.height}" fill="${colors.accent}">
<defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="0.8" stop-color="${ground}"/></linearGradient>
<radialGradient id="glow"><stop stop-color="${colors.accent}" stop-opacity="0.5"/><stop offset="1" stop-color="${colors.accent}" stop-opacity="0"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#ground)"/>
<path d="M${path}" fill="none" stroke="${colors.accent}" stroke-width="3"/>
${beads.map((bead) => `<circle cx="${bead.x}" cy="${bead.y}" r="6"/>`).join("")}
<circle cx="${x}" cy="${y}" r="120" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="44"/></svg>`,
  );
}
