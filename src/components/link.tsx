import { Link as GatsbyLink } from "gatsby";
import { createContext, type ElementType, type MouseEvent, type ReactNode, useContext } from "react";
import { isExternal } from "../content/links/link-target";
import { isPlainClick } from "../loader/shared";
import { withSubject } from "./asked-about";
import { useLanguage, useMessages } from "./messages";
import { VisuallyHidden } from "./visually-hidden";

/** What a visitor brings along into what opens: the offer that was pressed, by its name, and figures of a tool. */
export interface Brought {
  readonly offer?: string | undefined;
  readonly figures?: BroughtFigures | undefined;
}

export interface BroughtFigures {
  /** Name in a few words: 7 lines, 478.1 t. */
  readonly label: string;
  /** All of them, as a text. It is sent with the message. */
  readonly text: string;
}

interface LinkAction {
  run: (brought: Brought) => void;
  /** Where it leads all the same: in a new tab, without scripts, or where the app cannot be loaded. */
  href: string;
}

const LinkActionsContext = createContext<(to: string) => LinkAction | undefined>(() => undefined);

export const useLinkAction = (to: string) => useContext(LinkActionsContext)(to);

export const LinkActionsProvider = LinkActionsContext.Provider;

export const insteadOfLeading = (action: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  // Safari does not focus a link that is clicked, and a closed dialog gives the focus back.
  (event.currentTarget as HTMLElement).focus({ preventScroll: true });
  action();
};

interface LinkProps extends Brought {
  /** A page path, an anchor, or a full address; full addresses open in a new tab and say so. */
  to: string;
  children: ReactNode;
  className?: string;
  /** An arrow on or out; `leaving` has it only where the link leaves the site. */
  icon?: "arrow" | "leaving";
  /** Tells links of the same words apart for screen readers. */
  hiddenSuffix?: string;
  ariaCurrent?: "page";
  /** What the visitor asks about by following it: the contact form names and sends it. */
  about?: string;
}

export function Link({ to, children, className, icon, hiddenSuffix, ariaCurrent, about, ...brought }: LinkProps) {
  const { links } = useMessages();
  const { prefix, first } = useLanguage();
  const isPath = to.startsWith("/");
  // A page of the first language is loaded anew from a further one, with everything around it.
  const isForeign = isPath && prefix !== "" && !`${to}/`.replace(/[#?].*/, "/").startsWith(`${prefix}/`);
  const isPage = isPath && !isForeign && !/\.[a-z0-9]+$/i.test(to);
  const leaves = isExternal(to);
  const action = useLinkAction(to);
  const href = action?.href ?? to;

  const leadsOn = icon && (leaves ? "out" : icon === "arrow" ? "on" : undefined);
  const Anchor: ElementType = isPage ? GatsbyLink : "a";
  const hidden = [hiddenSuffix, leaves && links.newTab].filter(Boolean).join(" ");
  const target = isPage
    ? { to: about && !action ? withSubject(href, about) : href, "aria-current": ariaCurrent }
    : { href, hrefLang: isForeign ? first : undefined, ...(leaves && { target: "_blank", rel: "noopener" }) };
  return (
    <Anchor
      {...target}
      className={className}
      data-leads={leadsOn}
      aria-haspopup={action && "dialog"}
      onClick={action && insteadOfLeading(() => action.run(brought))}
    >
      {children}
      {hidden && <VisuallyHidden>{` ${hidden}`}</VisuallyHidden>}
    </Anchor>
  );
}

interface ButtonLinkProps extends LinkProps {
  /** primary and secondary on light surfaces, accent and onBand on dark ones. */
  variant?: "primary" | "secondary" | "accent" | "onBand";
}

export const ButtonLink = ({ variant = "primary", ...link }: ButtonLinkProps) => (
  <Link {...link} sx={{ variant: `buttons.${variant}` }} />
);

interface MoreLinkProps extends Omit<LinkProps, "icon"> {
  variant?: "more" | "moreOnBand";
}

export const MoreLink = ({ variant = "more", ...link }: MoreLinkProps) => (
  <Link {...link} icon="arrow" sx={{ variant: `links.${variant}` }} />
);

export const ActionRow = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={className} data-no-print="" sx={{ variant: "layout.row", gap: "14px" }}>
    {children}
  </div>
);
