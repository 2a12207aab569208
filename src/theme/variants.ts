import { from } from "./breakpoints";
import { onHover } from "./hover";
import type { StyleWith } from "./style";

/** Styles that refer to no variant, which is what variants are made of. */
type BaseStyle = StyleWith<never>;

/** Named styles, made of the scales and colour roles. Components refer to them by name: `variant: "buttons.primary"`. */
type Variants = Readonly<Record<string, BaseStyle>>;

const heading = {
  fontFamily: "heading",
  fontWeight: "heading",
  letterSpacing: "heading",
  lineHeight: "heading",
  textWrap: "balance",
  overflowWrap: "break-word",
} satisfies BaseStyle;

export const text = {
  h1: { ...heading, fontSize: "h1" },
  h1Detail: { ...heading, fontSize: "h1Detail" },
  h2: { ...heading, fontSize: "h2" },
  h2Beside: { ...heading, fontSize: "h2Beside", lineHeight: 1.1 },
  large: { ...heading, fontSize: "large", lineHeight: "subheading" },
  h3: { ...heading, fontSize: "h3", lineHeight: "subheading", letterSpacing: "subheading" },
  h4: { fontFamily: "body", fontWeight: "bold", fontSize: "body", lineHeight: "snug" },
  lead: { fontSize: "lead", lineHeight: "lead", color: "muted", maxWidth: "measure", textWrap: "balance" },
  copy: { color: "muted" },
  eyebrow: { fontWeight: "bold", fontSize: "small", color: "primary" },
} satisfies Variants;

const button = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "10px",
  minHeight: "button",
  px: "26px",
  py: "8px",
  borderRadius: "pill",
  border: "1.5px solid transparent",
  fontFamily: "body",
  fontWeight: "bold",
  fontSize: "1rem",
  lineHeight: "snug",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
} satisfies BaseStyle;

export const buttons = {
  primary: { ...button, bg: "primary", color: "onPrimary", ...onHover({ bg: "primaryHover" }) },
  secondary: {
    ...button,
    bg: "transparent",
    color: "text",
    borderColor: "text",
    ...onHover({ bg: "text", color: "background" }),
  },
  accent: { ...button, bg: "accent", color: "onAccent", ...onHover({ bg: "accentHover" }) },
  onBand: {
    ...button,
    bg: "transparent",
    color: "onBandStrong",
    borderColor: "onBandBorder",
    ...onHover({ borderColor: "onBandStrong", bg: "bandCard" }),
  },
  round: {
    display: "inline-grid",
    placeItems: "center",
    width: "target",
    height: "target",
    p: 0,
    // Seen in forced colours, where the ground is not.
    border: "1px solid transparent",
    borderRadius: "50%",
    bg: "raised",
    color: "text",
    cursor: "pointer",
    ...onHover({ bg: "border" }),
  },
} satisfies Variants;

const underlined = { textDecoration: "underline", textUnderlineOffset: "4px" } satisfies BaseStyle;

const more = {
  display: "inline-flex",
  alignItems: "center",
  gap: "8px",
  py: "10px",
  fontWeight: "bold",
  textDecoration: "none",
} satisfies BaseStyle;

export const links = {
  more: { ...more, color: "primary", ...onHover({ color: "primaryHover", ...underlined }) },
  /** The second of two links: its line tells that it is one. */
  second: {
    py: "10px",
    color: "text",
    fontWeight: "bold",
    ...underlined,
    textDecorationThickness: "1px",
    ...onHover({ color: "primaryHover", textDecorationThickness: "2px" }),
  },
  moreOnBand: { ...more, color: "accent", ...onHover(underlined) },
  plain: { color: "inherit", textDecoration: "none", ...onHover(underlined) },
} satisfies Variants;

export const layout = {
  container: { width: "100%", maxWidth: "container", mx: "auto", px: ["20px", "24px"] },
  header: {
    width: "100%",
    maxWidth: "header",
    mx: "auto",
    px: ["20px", "24px"],
    [from.header]: { px: "16px" },
    [from.fullHeader]: { px: "24px" },
  },
  section: { position: "relative", py: "clamp(24px, 5.4vw, 56px)" },
} satisfies Variants;

const card = { border: "1px solid", borderRadius: "large" } satisfies BaseStyle;

export const cards = {
  surface: { ...card, bg: "surface", borderColor: "border" },
  mist: { ...card, bg: "alternate", borderColor: "border" },
  sun: { ...card, bg: "accentSurface", borderColor: "accentBorder" },
  sky: { ...card, bg: "cool", borderColor: "coolBorder" },
  accent: { ...card, bg: "accent", borderColor: "accent", color: "onAccent" },
  band: { ...card, bg: "bandCard", borderColor: "transparent" },
} satisfies Variants;

/** Backgrounds of parts of a page. The dark ones give their words a light colour. */
export const surfaces = {
  paper: { bg: "background" },
  mist: { bg: "alternate" },
  sun: { bg: "accentSurface" },
  sky: { bg: "cool" },
  band: { bg: "band", color: "onBand" },
  night: { bg: "footer", color: "onBand" },
} satisfies Variants;

export type SurfaceName = keyof typeof surfaces;

type VariantOf<Scale extends string, Names> = `${Scale}.${string & keyof Names}`;

/** The full name of a named style: `buttons.primary`. */
export type VariantName =
  | VariantOf<"text", typeof text>
  | VariantOf<"buttons", typeof buttons>
  | VariantOf<"links", typeof links>
  | VariantOf<"layout", typeof layout>
  | VariantOf<"cards", typeof cards>
  | VariantOf<"surfaces", typeof surfaces>;

/** Type of `sx`: an unknown colour, variant or width does not compile. */
export type Style = StyleWith<VariantName>;
