import type { CSSProperties } from "react";
import { letterSpacings, lineHeights } from "../../../theme/scales";
import { headingFont } from "./load-fonts";

/** The headline as the site sets its headlines. */
export const titleStyle = (fontSize: number): CSSProperties => ({
  fontFamily: headingFont,
  fontSize,
  lineHeight: lineHeights.heading,
  letterSpacing: letterSpacings.heading,
  textWrap: "balance",
});
