import type { CSSProperties } from "react";
import { letterSpacings, lineHeights } from "../../theme/scales";
import { headingFont } from "./load-fonts";

/** The headline as the site sets its headlines; a word wider than the column is broken rather than cut off. */
export const titleStyle = (fontSize: number): CSSProperties => ({
  fontFamily: headingFont,
  fontSize,
  lineHeight: lineHeights.heading,
  letterSpacing: letterSpacings.heading,
  textWrap: "balance",
  wordBreak: "break-word",
});
