import { palette } from "./palette";

export type ColorScheme = "light" | "dark";

/** What each colour is for: in the light and in the dark scheme. */
const roles = {
  text: [palette.ink, palette.moon],
  background: [palette.paper, palette.pine],
  muted: ["#4B5D53", "#A9BDB1"],

  primary: [palette.leaf, "#6FD3A0"],
  primaryHover: [palette.leafDeep, "#9BE5C0"],
  primarySurface: ["#E9F4EC", "#163D2B"],
  onPrimary: [palette.white, palette.ink],
  accent: [palette.sun, palette.sun],
  accentHover: [palette.sunSoft, palette.sunSoft],
  accentSurface: ["#FFF0CC", "#182112"],
  accentBorder: ["#F4DFA9", palette.oliveLine],
  accentTint: [palette.sunSoft, "#4A3A14"],
  onAccentTint: [palette.ink, "#FFD98A"],
  onAccent: [palette.ink, palette.ink],
  onAccentMuted: ["#5A4A1E", palette.sage],

  surface: [palette.white, "#12291F"],
  alternate: [palette.mist, "#0F2219"],
  /** Stands out from another surface: a chip, a row under the pointer. */
  raised: [palette.mist, "#183428"],
  cool: [palette.sky, "#123027"],
  coolBorder: [palette.skyLine, "#28564A"],
  border: ["#DDE3D5", "#234636"],
  controlBorder: [palette.lineStrong, palette.pineLineStrong],
  /** Edge of a disc that its shadow sets apart by day. */
  discBorder: [palette.white, palette.pineLineStrong],

  band: [palette.forest, "#0E2B20"],
  bandCard: ["#164C3A", "#153829"],
  bandInset: [palette.forestDeep, palette.forestDeep],
  onBand: [palette.cream, palette.cream],
  /** What stands out on a band: the headline of a closing panel, names, labels. Other headlines have `onBand`. */
  onBandStrong: [palette.white, palette.white],
  onBandMuted: [palette.sage, palette.sage],
  onBandIcon: [palette.leafBright, palette.leafBright],
  /** Third part of a chart on a band, beside `onBandIcon` and `accent`. */
  onBandThird: [palette.skyLine, palette.dusk],
  onBandBorder: ["#FFFFFF66", "#FFFFFF66"],

  footer: [palette.ink, "#07130E"],
  footerBorder: ["#FFFFFF24", "#FFFFFF24"],

  error: [palette.error, "#FFB49A"],
  errorSurface: ["#FDECE6", "#4A2216"],
  /** A fault in a drawing: red in the evening too, where words about an error are pale. */
  fault: [palette.error, "#F0764F"],

  /** A day in a drawing of hours, and the part of it in which nobody works. */
  drawingRing: ["#E3E9DD", "#1B3A2C"],
  drawingAsleep: ["#B5C5B4", "#4A6B5A"],
  drawingGround: ["#CFE0C4", "#2B5140"],
  drawingTree: [palette.leafMid, palette.leafMid],
  drawingRoof: [palette.tile, palette.tile],
  drawingRoofShade: [palette.rust, palette.rust],
  drawingPanel: [palette.night, "#2C4A7A"],
  /** Third part of a chart, beside `primary` and `accent`. */
  chartThird: [palette.night, palette.dusk],
  /** Sources of electricity, beside `accent`, `primary` and `primaryHover`: each can be told from the ground it lies on. */
  sourceWind: [palette.dusk, palette.dusk],
  sourceGas: [palette.lineStrong, palette.lineStrong],
  sourceCoal: [palette.coal, palette.coal],
  sourceOther: [palette.sage, palette.sage],
  glow: [palette.sunSoft, palette.oliveLine],
  shadow: [`${palette.ink}38`, "#00000080"],
  backdrop: [`${palette.ink}CC`, "#030906CC"],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type ColorRole = keyof typeof roles;

const names = Object.keys(roles) as ColorRole[];

const eachRole = (give: (role: ColorRole) => string) =>
  Object.fromEntries(names.map((role) => [role, give(role)])) as Readonly<Record<ColorRole, string>>;

/** For what has no style sheet, such as sharing pictures. */
export const colorsIn: Readonly<Record<ColorScheme, Readonly<Record<ColorRole, string>>>> = {
  light: eachRole((role) => roles[role][0]),
  dark: eachRole((role) => roles[role][1]),
};

/** The roles whose colour changes with the scheme, and so is a custom property. */
const changing = names.filter((role) => roles[role][0] !== roles[role][1]);

export const declareColors = (scheme: ColorScheme): string =>
  changing.map((role) => `--color-${role}:${colorsIn[scheme][role]}`).join(";");

/** Colour roles as components use them: `color: "muted"` follows the scheme by itself. */
export const colors = eachRole((role) => (changing.includes(role) ? `var(--color-${role})` : roles[role][0]));
