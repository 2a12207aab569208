import { Link, type LinkProps } from "./link";

interface MoreLinkProps extends Omit<LinkProps, "icon"> {
  variant?: "more" | "moreOnBand";
}

/** A link with an arrow behind its words: what is said here goes on there. */
export const MoreLink = ({ variant = "more", ...link }: MoreLinkProps) => (
  <Link {...link} icon="arrow" sx={{ variant: `links.${variant}` }} />
);
