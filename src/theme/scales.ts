import { colors } from "./colors";

/** Sizes that components choose from. Lengths are CSS lengths; `space` counts in steps of 8 px below 4 and 16 px above. */

export const space = ["0", "8px", "16px", "24px", "32px", "48px", "64px", "80px", "96px", "112px"];

export const fonts = {
  body: "var(--font-body)",
  heading: "var(--font-heading)",
  monospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
};

export const fontSizes = {
  small: "0.9rem",
  label: "0.95rem",
  body: "1.0625rem",
  lead: "clamp(1.1rem, 1.05rem + 0.3vw, 1.2rem)",
  h4: "1.1rem",
  h3: "1.375rem",
  large: "clamp(1.5rem, 1.2rem + 1vw, 1.9rem)",
  // Each yields to the screen's width, so that no word of enlarged text leaves a phone, or breaks there.
  h2: "min(11vw, clamp(min(2rem, 10vw), max(3.4vw, 1.4rem + 2vw), 3rem))",
  h2Beside: "min(10vw, clamp(min(1.75rem, 9vw), 1.3rem + 1.2vw, 2.25rem))",
  h1: "min(15vw, clamp(min(2.75rem, 13vw), max(5.6vw, 1.75rem + 3vw), 4.9rem))",
  h1Detail: "min(14vw, clamp(min(2.6rem, 11vw), max(4.8vw, 1.9rem + 1.9vw), 4.1rem))",
};

export const fontWeights = { body: 400, medium: 500, bold: 600, heading: 650 };

export const lineHeights = { body: 1.6, lead: 1.55, snug: 1.35, heading: 1.04, subheading: 1.15 };

export const letterSpacings = { heading: "-0.022em", subheading: "-0.012em" };

export const radii = {
  small: "10px",
  medium: "18px",
  large: "clamp(22px, calc(100vw - 612px), 28px)",
  panel: "36px",
  pill: "99px",
};

export const sizes = {
  container: "1200px",
  header: "1440px",
  measure: "34em",
  reading: "68ch",
  target: "44px",
  button: "52px",
  headerHeight: "76px",
};

/** What divides one thing from the next. */
export const borders = { rule: `1px solid ${colors.border}` };

export const shadows = { floating: `0 18px 40px ${colors.shadow}` };

export const zIndices = { raised: 1, header: 10, banner: 15, menu: 20, dialog: 30, skip: 40 };
