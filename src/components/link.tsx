import { Link as GatsbyLink, prefetchPathname } from "gatsby";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { isExternal } from "../content/link-target";
import { Icon } from "./icon";
import { external, right } from "./icons/arrows";
import { useLinkAction } from "./link-actions";
import { VisuallyHidden } from "./visually-hidden";
import { useWords } from "./words";

/** How far outside the screen a link may be for its page to be fetched ahead, as the specification gives it. */
const prefetchMargin = "200px";

let observer: IntersectionObserver | undefined;

/** One observer for all links. Gatsby itself leaves out visitors who save data or are on a 2G connection. */
function watch(element: Element): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        prefetchPathname((target as HTMLAnchorElement).pathname);
      }
    },
    { rootMargin: prefetchMargin },
  );
  observer.observe(element);
  return () => observer?.unobserve(element);
}

const savesData = () =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);

export interface LinkProps {
  /** A page path, an anchor, or a full address; full addresses open in a new tab and say so. */
  to: string;
  children: ReactNode;
  className?: string;
  /** The arrow tells whether the link leads on or leaves the site. */
  icon?: "arrow";
  /** Added to the name for screen readers, where the visible words alone do not tell links apart. */
  hiddenSuffix?: string;
  ariaCurrent?: "page";
  onClick?: () => void;
}

const NewTab = () => <VisuallyHidden> {useWords().links.newTab}</VisuallyHidden>;

/** The one link of the site: prefetches pages that come near the screen, and is honest about leaving the site. */
export function Link({ to, children, className, icon, hiddenSuffix, ariaCurrent, onClick }: LinkProps) {
  const element = useRef<HTMLAnchorElement | null>(null);
  const setElement = useCallback((anchor: HTMLAnchorElement | null) => {
    element.current = anchor;
  }, []);
  const isPage = to.startsWith("/") && !/\.[a-z0-9]+$/i.test(to);
  const leaves = isExternal(to);
  const click = useLinkAction(to, onClick);

  useEffect(() => {
    if (!isPage || !element.current || savesData()) return undefined;
    return watch(element.current);
  }, [isPage]);

  const content = (
    <>
      {children}
      {hiddenSuffix && <VisuallyHidden> {hiddenSuffix}</VisuallyHidden>}
      {leaves && <NewTab />}
      {icon && <Icon lines={leaves ? external : right} size={18} />}
    </>
  );
  if (isPage) {
    return (
      <GatsbyLink to={to} innerRef={setElement} className={className} aria-current={ariaCurrent} {...click}>
        {content}
      </GatsbyLink>
    );
  }
  const newTab = leaves ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a href={to} className={className} {...click} {...newTab}>
      {content}
    </a>
  );
}
