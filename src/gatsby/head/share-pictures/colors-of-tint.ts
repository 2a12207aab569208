import type { Tint } from "../../../content/schemas/tints";
import { colorsIn } from "../../../theme/colors";

/** The colours of a picture: its background, the noon glow on it, and what stands on it. */
export interface PictureColors {
  readonly background: string;
  readonly glow: string;
  /** How strong the glow is in its middle, from 0 to 1. */
  readonly glowStrength: number;
  readonly title: string;
  readonly eyebrow: string;
  readonly host: string;
  /** The sun and its path, where the page draws them. */
  readonly sun: string;
  /** The arc of the logo. */
  readonly mark: string;
}

const colors = colorsIn.day;

const onLight = {
  glow: colors.glow,
  title: colors.text,
  eyebrow: colors.primary,
  host: colors.muted,
  sun: colors.accent,
  mark: colors.primary,
};

/** The colours of the pictures of each family of pages. */
export const colorsOfTint: Readonly<Record<Tint, PictureColors>> = {
  paper: { ...onLight, background: colors.background, glowStrength: 0.95 },
  mist: { ...onLight, background: colors.alternate, glowStrength: 0.62 },
  sun: { ...onLight, background: colors.accentSurface, glowStrength: 1 },
  sky: { ...onLight, background: colors.cool, glowStrength: 0.8 },
  // After dark: only what the lamps light glows.
  night: {
    background: colors.footer,
    glow: colors.bandCard,
    glowStrength: 1,
    title: colors.onBandStrong,
    eyebrow: colors.accent,
    host: colors.onBandMuted,
    sun: colors.accent,
    mark: colors.onBandIcon,
  },
};
