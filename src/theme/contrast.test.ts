import { describe, expect, test } from "vitest";
import { type ColorRole, type ColorScheme, colorsIn } from "./colors";
import { palette } from "./palette";

/** Luminance of a colour, from 0 to 1, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(scheme: ColorScheme, one: ColorRole, other: ColorRole): number {
  const [low = 0, high = 0] = [one, other].map((role) => luminance(colorsIn[scheme][role])).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["background", "surface", "alternate", "raised", "accentSurface", "cool"] as const;
const bands = ["band", "bandCard", "footer"] as const;

/** Roles of text, and all that it stands on. */
const words: readonly [ColorRole, readonly ColorRole[]][] = [
  ["text", [...grounds, "primarySurface", "errorSurface", "accentTint"]],
  ["muted", [...grounds, "primarySurface"]],
  ["primary", grounds],
  ["primaryHover", grounds],
  ["background", ["text"]],
  ["surface", ["text"]],
  ["onPrimary", ["primary", "primaryHover"]],
  ["onAccent", ["accent", "accentHover", "sourceWind", "sourceGas", "sourceOther"]],
  ["onAccentMuted", ["accentSurface", "accentTint"]],
  ["onAccentTint", ["accentTint"]],
  ["error", ["background", "surface", "errorSurface"]],
  ["onBand", [...bands, "sourceCoal"]],
  ["onBandStrong", bands],
  ["onBandMuted", bands],
  ["accent", [...bands, "bandInset"]],
  ["accentHover", ["bandInset"]],
];

/** Roles of marks: edges of controls, rings of focus, signs, parts of drawings. */
const marks: readonly [ColorRole, readonly ColorRole[]][] = [
  ["controlBorder", ["background", "surface", "alternate"]],
  ["onBandIcon", bands],
  ["onBandThird", [...bands, "bandInset"]],
  ["primary", [...grounds, "primarySurface"]],
  ["chartThird", ["background", "surface"]],
  ["drawingPanel", ["drawingRoof"]],
  ["error", ["surface"]],
  ["fault", ["alternate"]],
];

const cases = (table: typeof words) => table.flatMap(([role, on]) => on.map((ground) => [role, ground] as const));

test.each(Object.entries(palette))("%s has six digits, to which a role may add two for its opacity", (_, color) => {
  expect(color).toMatch(/^#[\dA-Fa-f]{6}$/);
});

describe.each<ColorScheme>(["light", "dark"])("%s:", (scheme) => {
  test.each(cases(words))("%s can be read on %s", (role, ground) => {
    expect(contrast(scheme, role, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(cases(marks))("%s can be seen on %s", (role, ground) => {
    expect(contrast(scheme, role, ground)).toBeGreaterThanOrEqual(3);
  });
});

test.each(grounds.filter((ground) => ground !== "raised"))(
  "text is at least seven to one on %s in the evening",
  (ground) => {
    for (const role of ["text", "muted"] as const) expect(contrast("dark", role, ground)).toBeGreaterThanOrEqual(7);
  },
);
