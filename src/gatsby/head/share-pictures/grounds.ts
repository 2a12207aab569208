import { colors } from "../../../theme/colors";

/** The colours of a picture: its ground, the noon glow on it, and what stands on it. */
export interface Ground {
  readonly ground: string;
  readonly glow: string;
  /** How strong the glow is in its middle, from 0 to 1. */
  readonly glowStrength: number;
  readonly title: string;
  readonly eyebrow: string;
  readonly host: string;
  /** The arc of the logo. */
  readonly mark: string;
}

const onLight = {
  glow: colors.glow,
  title: colors.text,
  eyebrow: colors.primary,
  host: colors.muted,
  mark: colors.primary,
};

const paper: Ground = { ...onLight, ground: colors.background, glowStrength: 0.95 };
const mist: Ground = { ...onLight, ground: colors.alternate, glowStrength: 0.62 };
const sun: Ground = { ...onLight, ground: colors.accentSurface, glowStrength: 1 };
const sky: Ground = { ...onLight, ground: colors.cool, glowStrength: 0.8 };

/** After dark: only what the lamps light glows. */
const night: Ground = {
  ground: colors.footer,
  glow: colors.bandCard,
  glowStrength: 1,
  title: colors.onFooterStrong,
  eyebrow: colors.accent,
  host: colors.onFooter,
  mark: colors.onBandIcon,
};

/** The tint of each family of pages is that of the page's own opening; all others stand on paper. */
const grounds: Readonly<Record<string, Ground>> = {
  Service: mist,
  ServicesPage: mist,
  CaseStudiesPage: mist,
  Product: sun,
  ProductsPage: sun,
  Industry: sky,
  IndustriesPage: sky,
  MaintenancePage: night,
};

/** The colours of the picture of a page of this kind. */
export const groundOf = (kind: string): Ground => grounds[kind] ?? paper;
