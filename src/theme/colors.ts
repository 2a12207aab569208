import { palette } from "./palette";

export type ColorScheme = "light" | "dark";

/** What each colour is for: in the light and in the dark scheme. */
const roles = {
  text: [palette.ink, palette.moon],
  background: [palette.paper, palette.pine],
  muted: [palette.muted, palette.haze],

  primary: [palette.leaf, palette.leafLit],
  primaryHover: [palette.leafDeep, palette.leafLitPale],
  primarySurface: [palette.leafPale, palette.leafDusk],
  onPrimary: [palette.white, palette.ink],
  accent: [palette.sun, palette.sun],
  accentHover: [palette.sunSoft, palette.sunSoft],
  accentSurface: [palette.sunPale, palette.olive],
  accentBorder: [palette.sunLine, palette.oliveLine],
  accentTint: [palette.sunSoft, palette.amberDeep],
  onAccentTint: [palette.ink, palette.amberPale],
  onAccent: [palette.ink, palette.ink],
  onAccentMuted: [palette.sunInk, palette.sage],

  surface: [palette.white, palette.pineLight],
  alternate: [palette.mist, palette.pineMist],
  /** Stands out from another surface: a chip, a row under the pointer. */
  raised: [palette.mist, palette.pineRaised],
  cool: [palette.sky, palette.lake],
  coolBorder: [palette.skyLine, palette.lakeLine],
  border: [palette.line, palette.pineLine],
  controlBorder: [palette.lineStrong, palette.pineLineStrong],
  /** Edge of a disc that its shadow sets apart by day. */
  discBorder: [palette.white, palette.pineLineStrong],

  band: [palette.forest, palette.forestDusk],
  bandCard: [palette.forestLight, palette.forestDuskLight],
  bandInset: [palette.forestDeep, palette.forestDeep],
  onBand: [palette.cream, palette.cream],
  onBandStrong: [palette.white, palette.white],
  onBandMuted: [palette.sage, palette.sage],
  onBandIcon: [palette.leafBright, palette.leafBright],
  /** Third part of a chart on a band, beside `onBandIcon` and `accent`. */
  onBandThird: [palette.skyLine, palette.dusk],
  onBandBorder: ["#FFFFFF66", "#FFFFFF66"],

  footer: [palette.ink, palette.pineDeep],
  footerBorder: ["#FFFFFF24", "#FFFFFF24"],

  focus: [palette.ink, palette.moon],
  focusOnBand: [palette.sun, palette.sun],
  error: [palette.error, palette.ember],
  errorSurface: [palette.errorPale, palette.emberDark],
  /** A fault in a drawing: red in the evening too, where words about an error are pale. */
  fault: [palette.error, palette.coral],

  /** A day in a drawing of hours, and the part of it in which nobody works. */
  drawingRing: [palette.ring, palette.ringDusk],
  drawingAsleep: [palette.asleep, palette.asleepDusk],
  drawingGround: [palette.meadow, palette.meadowDusk],
  drawingTree: [palette.leafMid, palette.leafMid],
  drawingRoof: [palette.tile, palette.tile],
  drawingRoofShade: [palette.rust, palette.rust],
  drawingPanel: [palette.night, palette.panelDusk],
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
