/**
 * The logo's geometry, once: the sun on its path over a working day. Everything that shows the logo is drawn from here.
 *
 * - The path is half a circle, stroked, with round ends. It stands on the horizon, and the horizon is the baseline of
 *   the lettering beside it.
 * - The sun's centre lies on the path, 24 degrees after noon. Around the sun the path is cut away, so that the logo
 *   needs no ground colour of its own.
 * - All lengths are multiples of the path's radius; `small` is cut heavier for 16 to 48 pixels.
 */
export interface Proportions {
  /** Width of the path. */
  stroke: number;
  /** Radius of the sun. */
  sun: number;
  /** Room between the sun and the path's cut ends. */
  gap: number;
}

export const proportions = {
  regular: { stroke: 7 / 32, sun: 11 / 32, gap: 3.5 / 32 },
  small: { stroke: 11 / 32, sun: 15 / 32, gap: 4.5 / 32 },
} satisfies Record<string, Proportions>;

const hour = (24 * Math.PI) / 180;

export interface Symbol {
  width: number;
  height: number;
  /** Where the path stands: its round ends reach a little below, as round letters do. */
  horizon: number;
  /** Outline of the path's two parts. */
  path: string;
  sun: { x: number; y: number; radius: number };
}

const number = (value: number) => String(Math.round(value * 100) / 100);

/** Draws the symbol as outlines whose box begins at 0 0. */
export function drawSymbol(radius: number, shares: Proportions = proportions.regular): Symbol {
  const half = (radius * shares.stroke) / 2;
  const sunRadius = radius * shares.sun;
  const cut = sunRadius + radius * shares.gap;
  const [outer, inner] = [radius + half, radius - half];
  const rise = Math.max(outer, radius * Math.cos(hour) + sunRadius);
  const centre = { x: outer, y: rise };
  const at = (angle: number, distance: number) =>
    `${number(centre.x + distance * Math.sin(angle))} ${number(centre.y - distance * Math.cos(angle))}`;
  /** How far from the sun's hour a circle around the path's centre meets the cut, as an angle. */
  const reach = (distance: number) => Math.acos((radius ** 2 + distance ** 2 - cut ** 2) / (2 * radius * distance));
  const arc = (r: number, sweep: 0 | 1, to: string) => `A${number(r)} ${number(r)} 0 0 ${sweep} ${to}`;
  const quarter = Math.PI / 2;
  const [before, after] = [-1, 1].map((side) => {
    const sweep = side < 0 ? 1 : 0;
    const back = side < 0 ? 0 : 1;
    return [
      `M${at(side * quarter, outer)}`,
      arc(outer, sweep, at(hour + side * reach(outer), outer)),
      arc(cut, back, at(hour + side * reach(inner), inner)),
      arc(inner, back, at(side * quarter, inner)),
      arc(half, sweep, at(side * quarter, outer)),
      "Z",
    ].join("");
  });
  return {
    width: 2 * outer,
    height: rise + half,
    horizon: rise + 0.8 * half,
    path: `${before}${after}`,
    sun: {
      x: centre.x + radius * Math.sin(hour),
      y: centre.y - radius * Math.cos(hour),
      radius: sunRadius,
    },
  };
}

/** The symbol as SVG elements, moved and coloured. */
export function symbolElements({ path, sun }: Symbol, colors: { path: string; sun: string }): string {
  const circle = `<circle cx="${number(sun.x)}" cy="${number(sun.y)}" r="${number(sun.radius)}"`;
  return colors.path === colors.sun
    ? `<g fill="${colors.path}"><path d="${path}"/>${circle}/></g>`
    : `<path fill="${colors.path}" d="${path}"/>${circle} fill="${colors.sun}"/>`;
}
