import { Link as GatsbyLink } from "gatsby";
import type { ElementType, ReactNode } from "react";
import { isExternal } from "../content/links/link-target";
import { useLinkAction } from "./link-actions";
import { useMessages, useOtherLanguage } from "./messages";
import { withSubject } from "./subject";
import { VisuallyHidden } from "./visually-hidden";

export interface LinkProps {
  /** A page path, an anchor, or a full address; full addresses open in a new tab and say so. */
  to: string;
  children: ReactNode;
  className?: string;
  /** The arrow tells whether the link leads on or leaves the site; `leaving` has it only where it leaves. */
  icon?: "arrow" | "leaving";
  /** Added to the name for screen readers, where the visible words alone do not tell links apart. */
  hiddenSuffix?: string;
  ariaCurrent?: "page";
  /** Subject that the visitor asks about by following it: the contact form names it, and sends it with the message. */
  about?: string;
  /** Offer made here, by the name that the content gives it: the window that opens has it chosen and says so. */
  offer?: string | undefined;
}

const NewTab = ({ after }: { after: string | undefined }) => {
  const { newTab } = useMessages().links;
  return <VisuallyHidden>{after ? ` ${after} ${newTab}` : ` ${newTab}`}</VisuallyHidden>;
};

/** The one link of the site, honest about leaving it. The loader fetches pages ahead whose links come near the screen. */
export function Link({ to, children, className, icon, hiddenSuffix, ariaCurrent, about, offer }: LinkProps) {
  // A page of another language is loaded anew: everything around it is in that language as well.
  const otherLanguage = useOtherLanguage(to);
  const isPage = to.startsWith("/") && !/\.[a-z0-9]+$/i.test(to) && !otherLanguage;
  const leaves = isExternal(to);
  const { href, click, isAction } = useLinkAction(to, offer);

  const leadsOn = icon && (leaves ? "out" : icon === "arrow" ? "on" : undefined);
  const Anchor: ElementType = isPage ? GatsbyLink : "a";
  const target = isPage
    ? { to: about && !isAction ? withSubject(href, about) : href, "aria-current": ariaCurrent }
    : { href, hrefLang: otherLanguage, ...(leaves && { target: "_blank", rel: "noopener" }) };
  return (
    <Anchor {...target} className={className} data-leads={leadsOn} {...click}>
      {children}
      {leaves ? <NewTab after={hiddenSuffix} /> : hiddenSuffix && <VisuallyHidden>{` ${hiddenSuffix}`}</VisuallyHidden>}
    </Anchor>
  );
}
