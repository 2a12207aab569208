import { from } from "../theme/breakpoints";
import { Link, type LinkProps } from "./link";

export interface ButtonLinkProps extends LinkProps {
  /** primary and secondary on light grounds, accent and onBand on dark ones. */
  look?: "primary" | "secondary" | "accent" | "onBand";
  /** 44 px high instead of 52. */
  dense?: boolean;
}

/** A link that looks like a button: it leads somewhere. */
export const ButtonLink = ({ look = "primary", dense = false, ...link }: ButtonLinkProps) => (
  <Link
    {...link}
    sx={{
      variant: `buttons.${look}`,
      ...(dense
        ? {
            minHeight: "target",
            px: "20px",
            fontSize: "label",
            whiteSpace: "nowrap",
            [from.header]: { px: "14px" },
            [from.fullHeader]: { px: "20px" },
          }
        : {}),
    }}
  />
);
