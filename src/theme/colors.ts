import { palette } from "./palette";

/** Colour roles: what a colour is for. Components use these names and no others. */
export const colors = {
  text: palette.ink,
  background: palette.paper,
  muted: palette.muted,

  primary: palette.leaf,
  primaryHover: palette.leafDeep,
  primarySurface: palette.leafPale,
  onPrimary: palette.white,
  accent: palette.sun,
  accentHover: palette.sunSoft,
  accentSurface: palette.sunPale,
  accentBorder: palette.sunLine,
  onAccent: palette.ink,
  onAccentMuted: palette.sunInk,

  surface: palette.white,
  alternate: palette.mist,
  cool: palette.sky,
  coolBorder: palette.skyLine,
  border: palette.line,
  controlBorder: palette.lineStrong,

  band: palette.forest,
  bandCard: palette.forestLight,
  bandInset: palette.forestDeep,
  onBand: palette.cream,
  onBandMuted: palette.sage,
  onBandIcon: palette.leafBright,
  onBandBorder: "rgba(255, 255, 255, 0.4)",

  footer: palette.ink,
  onFooter: palette.sage,
  onFooterStrong: palette.white,
  footerBorder: "rgba(255, 255, 255, 0.14)",

  focus: palette.ink,
  focusOnBand: palette.sun,
  error: palette.error,
  errorSurface: palette.errorPale,

  drawingGround: palette.meadow,
  drawingRoof: palette.coral,
  drawingRoofShade: palette.rust,
  drawingPanel: palette.night,
  glow: palette.sunSoft,
  backdrop: "rgba(16, 36, 28, 0.8)",
} as const;
