import { onHover, type StyleWith } from "./style";

type BaseStyle = StyleWith<never>;

type Named = Readonly<Record<string, BaseStyle>>;

const display = { fontFamily: "heading", fontWeight: "heading" } satisfies BaseStyle;

const heading = {
  ...display,
  letterSpacing: "heading",
  lineHeight: "heading",
  textWrap: "balance",
} satisfies BaseStyle;

const text = {
  display,
  h1: { ...heading, fontSize: "h1" },
  h1Detail: { ...heading, fontSize: "h1Detail" },
  h2: { ...heading, fontSize: "h2" },
  h2Beside: { ...heading, fontSize: "h2Beside", lineHeight: 1.1 },
  large: { ...heading, fontSize: "large", lineHeight: "subheading" },
  h3: { ...heading, fontSize: "h3", lineHeight: "subheading", letterSpacing: "subheading" },
  h4: { fontWeight: "bold", fontSize: "body", lineHeight: "snug" },
  lead: { fontSize: "lead", lineHeight: "lead", color: "muted", maxWidth: "measure", textWrap: "balance" },
  label: { fontSize: "label", lineHeight: "snug" },
  small: { fontSize: "small", lineHeight: "snug" },
  marked: { bg: "accentTint", color: "onAccentTint" },
  eyebrow: { fontWeight: "bold", fontSize: "small", color: "primary" },
} satisfies Named;

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
  fontWeight: "bold",
  fontSize: "1rem",
  lineHeight: "snug",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
} satisfies BaseStyle;

const buttons = {
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
    size: "target",
    // Seen in forced colours, where the ground is not.
    border: "1px solid transparent",
    borderRadius: "50%",
    bg: "raised",
    color: "text",
    ...onHover({ bg: "border" }),
  },
} satisfies Named;

const underlined = { textDecoration: "underline", textUnderlineOffset: "4px" } satisfies BaseStyle;

const more = {
  display: "inline-flex",
  alignItems: "center",
  gap: "8px",
  py: "10px",
  fontWeight: "bold",
  textDecoration: "none",
} satisfies BaseStyle;

const links = {
  more: { ...more, color: "primary", ...onHover({ color: "primaryHover", ...underlined }) },
  second: {
    py: "10px",
    color: "text",
    fontWeight: "bold",
    ...underlined,
    textDecorationThickness: "1px",
    ...onHover({ color: "primaryHover", textDecorationThickness: "2px" }),
  },
  moreOnBand: { ...more, color: "accent", ...onHover(underlined) },
  plain: { textDecoration: "none", ...onHover(underlined) },
} satisfies Named;

const layout = {
  container: { width: "100%", maxWidth: "container", mx: "auto", px: ["20px", "24px"] },
  row: { display: "flex", flexWrap: "wrap" },
  line: { display: "flex", alignItems: "center" },
  column: { display: "flex", flexDirection: "column" },
} satisfies Named;

const card = { border: "1px solid", borderRadius: "large" } satisfies BaseStyle;

const cards = {
  surface: { ...card, bg: "surface", borderColor: "border" },
  mist: { ...card, bg: "alternate", borderColor: "border" },
  sun: { ...card, bg: "accentSurface", borderColor: "accentBorder" },
  sky: { ...card, bg: "cool", borderColor: "coolBorder" },
  band: { ...card, bg: "bandCard", borderColor: "transparent" },
} satisfies Named;

const surfaces = {
  paper: { bg: "background" },
  mist: { bg: "alternate" },
  sun: { bg: "accentSurface" },
  sky: { bg: "cool" },
  band: { bg: "band", color: "onBand" },
  night: { bg: "footer", color: "onBand" },
} satisfies Named;

export type SurfaceName = keyof typeof surfaces;

export const variants = { text, buttons, links, layout, cards, surfaces };

type Variants = typeof variants;

export type VariantName = { [Scale in keyof Variants]: `${Scale}.${string & keyof Variants[Scale]}` }[keyof Variants];

export type Style = StyleWith<VariantName>;
