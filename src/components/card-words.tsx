import type { ReactNode } from "react";
import type { ContentLink } from "../content/entry";
import { interpolate } from "../content/text/text";
import type { VariantName } from "../theme/variants";
import { Link } from "./link";
import { useMessages } from "./messages";
import { MoreLink } from "./more-link";

interface CardTitleProps {
  to: string;
  children: ReactNode;
  variant?: VariantName;
  className?: string;
}

/** The title of a card and its link. In a list with `data-cards`, as `CardGrid` is, the whole card can be pressed. */
export const CardTitle = ({ to, children, variant = "text.h3", className }: CardTitleProps) => (
  <h3 className={className} sx={{ variant }}>
    <Link to={to} sx={{ variant: "links.plain" }}>
      {children}
    </Link>
  </h3>
);

interface CardMoreProps {
  /** The title of the card, which tells its link from those of other cards where they are only heard. */
  title: string;
  link: ContentLink;
  variant?: "moreOnBand";
}

export const CardMore = ({ title, link, variant }: CardMoreProps) => (
  <MoreLink
    to={link.url}
    hiddenSuffix={interpolate(useMessages().links.about, { title })}
    {...(variant && { variant })}
  >
    {link.text}
  </MoreLink>
);
