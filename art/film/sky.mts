import { colorsIn } from "../../src/theme/read-appearance";
import { day, hourAt } from "./script.mjs";
import type { Shape } from "./shapes.mjs";

const { accent } = colorsIn("day");

/** The sky's colours at its top and at the horizon, by the hour. */
const lights = [
  { hour: 6.5, top: "#F8E9D6", horizon: "#FFCB9A" },
  { hour: 9, top: "#EEF1E8", horizon: "#FFF0D2" },
  { hour: 12, top: "#DCEDF5", horizon: "#FBF8F1" },
  { hour: 15, top: "#E9EEE6", horizon: "#FFF0CF" },
  { hour: 16.5, top: "#F3E3CC", horizon: "#FFD59C" },
  { hour: 17.1, top: "#EBC2AE", horizon: "#F9AE8A" },
  { hour: 17.38, top: "#9793B2", horizon: "#EE9480" },
  { hour: 18, top: "#9793B2", horizon: "#EE9480" },
];

function colorAt(hour: number, edge: "top" | "horizon"): string {
  const next = lights.findIndex((light) => light.hour > hour);
  const [a, b] = [lights[next - 1], lights[next]];
  if (!a || !b) throw new Error(`The sky has no light at ${hour} o'clock.`);
  const part = (hour - a.hour) / (b.hour - a.hour);
  const channels = [1, 3, 5].map((i) => {
    const [from = 0, to = 0] = [a, b].map((light) => Number.parseInt(light[edge].slice(i, i + 2), 16));
    return (from + (to - from) * part).toFixed(2);
  });
  return `rgb(${channels})`;
}

/** Sky, the sun's path with a bead for every hour, and the sun on it, as SVG. What of the path is behind the sun is brighter. */
export function skyAt(second: number, { width, horizon, path: { across, up, sun, bend } }: Shape, id: string): string {
  const now = hourAt(second);
  const spot = (hour: number) => {
    const angle = (Math.PI * (day.until - hour)) / (day.until - day.from);
    return {
      x: width / 2 + Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** (2 / bend) * across,
      y: horizon - Math.max(0, Math.sin(angle)) ** (2 / bend) * up,
    };
  };
  const line = (from: number, to: number) => {
    const spots = Array.from({ length: 121 }, (_, i) => spot(from + ((to - from) * i) / 120));
    return `M${spots.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;
  };
  const hours = Array.from({ length: 11 }, (_, i) => 7 + i);
  const beads = hours.map((hour) => {
    const { x, y } = spot(hour);
    return `<circle cx="${x}" cy="${y}" r="6" opacity="${hour < now ? 1 : 0.5}"/>`;
  });
  const { x, y } = spot(now);
  return `<linearGradient id="sky-${id}" x2="0" y2="1"><stop stop-color="${colorAt(now, "top")}"/><stop offset="1" stop-color="${colorAt(now, "horizon")}"/></linearGradient>
<rect width="${width}" height="${horizon}" fill="url(#sky-${id})"/>
<g fill="${accent}"><path d="${line(day.from, day.until)}" fill="none" stroke="${accent}" stroke-width="3" opacity="0.5"/>
<path d="${line(day.from, now)}" fill="none" stroke="${accent}" stroke-width="3"/>${beads.join("")}
<circle cx="${x}" cy="${y}" r="${3 * sun}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${sun}"/></g>`;
}

/** What the skies of a frame have in common. */
export const glow = `<radialGradient id="glow"><stop stop-color="${accent}" stop-opacity="0.5"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>`;
