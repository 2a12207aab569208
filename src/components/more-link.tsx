import { Link, type LinkProps } from "./link";

interface MoreLinkProps extends Omit<LinkProps, "icon"> {
  variant?: "more" | "moreOnBand";
}

export const MoreLink = ({ variant = "more", ...link }: MoreLinkProps) => (
  <Link {...link} icon="arrow" sx={{ variant: `links.${variant}` }} />
);
