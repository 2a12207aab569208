/** Named styles, made of the scales and colour roles. Components refer to them by name: `variant: "buttons.primary"`. */

const heading = {
  fontFamily: "heading",
  fontWeight: "heading",
  letterSpacing: "heading",
  lineHeight: "heading",
  textWrap: "balance",
  overflowWrap: "break-word",
  m: 0,
};

export const text = {
  h1: { ...heading, fontSize: "h1" },
  h1Detail: { ...heading, fontSize: "h1Detail" },
  h2: { ...heading, fontSize: "h2" },
  large: { ...heading, fontSize: "large", lineHeight: "subheading" },
  h3: { ...heading, fontSize: "h3", lineHeight: "subheading", letterSpacing: "subheading" },
  h4: { fontFamily: "body", fontWeight: "bold", fontSize: "body", lineHeight: "snug", m: 0 },
  lead: { fontSize: "lead", lineHeight: "lead", color: "muted", maxWidth: "measure", textWrap: "pretty", m: 0 },
  copy: { color: "muted", textWrap: "pretty", m: 0 },
  eyebrow: { fontWeight: "bold", fontSize: "small", color: "primary", m: 0 },
};

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
  transition: "background-color 160ms ease, border-color 160ms ease, color 160ms ease",
};

export const buttons = {
  primary: { ...button, bg: "primary", color: "onPrimary", "&:hover": { bg: "primaryHover" } },
  secondary: {
    ...button,
    bg: "transparent",
    color: "text",
    borderColor: "text",
    "&:hover": { bg: "text", color: "background" },
  },
  accent: { ...button, bg: "accent", color: "onAccent", "&:hover": { bg: "accentHover" } },
  onBand: {
    ...button,
    bg: "transparent",
    color: "onPrimary",
    borderColor: "onBandBorder",
    "&:hover": { borderColor: "onPrimary", bg: "bandCard" },
  },
  round: {
    display: "inline-grid",
    placeItems: "center",
    width: "target",
    height: "target",
    p: 0,
    border: 0,
    borderRadius: "50%",
    bg: "alternate",
    color: "text",
    cursor: "pointer",
    "&:hover": { bg: "border" },
  },
};

const underlined = { textDecoration: "underline", textUnderlineOffset: "4px" };

const more = {
  display: "inline-flex",
  alignItems: "center",
  gap: "8px",
  py: "10px",
  fontWeight: "bold",
  textDecoration: "none",
};

export const links = {
  more: { ...more, color: "primary", "&:hover": { color: "primaryHover", ...underlined } },
  moreOnBand: { ...more, color: "accent", "&:hover": underlined },
  plain: { color: "inherit", textDecoration: "none", "&:hover": underlined },
};

export const layout = {
  container: { width: "100%", maxWidth: "container", mx: "auto", px: ["20px", "24px"] },
  header: { width: "100%", maxWidth: "header", mx: "auto", px: ["20px", "24px", "24px", "16px", "24px"] },
  section: { position: "relative", py: "clamp(64px, 8vw, 112px)" },
};

export const cards = {
  surface: { bg: "surface", border: "1px solid", borderColor: "border", borderRadius: "large" },
  band: { bg: "bandCard", borderRadius: "large" },
};
