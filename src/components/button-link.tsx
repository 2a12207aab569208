import { Link, type LinkProps } from "./link";

export interface ButtonLinkProps extends LinkProps {
  /** primary and secondary on light surfaces, accent and onBand on dark ones. */
  variant?: "primary" | "secondary" | "accent" | "onBand";
}

export const ButtonLink = ({ variant = "primary", ...link }: ButtonLinkProps) => (
  <Link {...link} sx={{ variant: `buttons.${variant}` }} />
);
