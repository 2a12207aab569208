import type { ReactNode } from "react";
import type { VariantName } from "../theme/variants";
import { Link } from "./link";

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

/** Says below the words of a card that it leads on: the link is its title. */
export const CardMore = ({ children, variant = "more" }: { children: string; variant?: "more" | "moreOnBand" }) => (
  <p aria-hidden="true" data-leads="on" sx={{ variant: `links.${variant}` }}>
    {children}
  </p>
);
