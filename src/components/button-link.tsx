import { from } from "../theme/breakpoints";
import type { Style } from "../theme/variants";
import { Link, type LinkProps } from "./link";

export interface ButtonLinkProps extends LinkProps {
  /** primary and secondary on light surfaces, accent and onBand on dark ones. */
  variant?: "primary" | "secondary" | "accent" | "onBand";
  size?: "regular" | "small";
}

const small = {
  minHeight: "target",
  px: "20px",
  fontSize: "label",
  whiteSpace: [null, "nowrap"],
  [from.header]: { px: "14px" },
  [from.fullHeader]: { px: "20px" },
} satisfies Style;

export const ButtonLink = ({ variant = "primary", size = "regular", ...link }: ButtonLinkProps) => (
  <Link {...link} sx={{ variant: `buttons.${variant}`, ...(size === "small" ? small : {}) }} />
);
