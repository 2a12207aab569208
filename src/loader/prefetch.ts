import { state } from "./hydrate";
import { add, forEach, nearScreen, whenLoaded } from "./page";
import { pageEvent } from "./shared";

/** Delay of prefetching after the page is complete, in milliseconds: the first screen comes first. */
const delay = 2000;

/** The links that lead a reader on, and not to a window; the one of the consent banner is not among them. */
const links = ":is(main,nav) a[href]:not([aria-haspopup])";

/** Other pages of this site: no places on this page, and no files. */
const isPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname && !pathname.includes(".");

/**
 * Fetches ahead what links near the screen lead to: documents before hydration, the pages' data
 * afterwards. Never for visitors who save data or have little of it.
 */
export function prefetchPages(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  // One document at most, since each is a fifth of a first visit; data of pages is small.
  let isAsked = false;
  const near = nearScreen<HTMLAnchorElement>(({ pathname }) => {
    if (state === "hydrated") window.___loader?.enqueue(pathname);
    if (state !== "idle" || isAsked) return;
    isAsked = true;
    add("link", { rel: "prefetch", href: pathname });
  });
  const observe = () =>
    forEach<HTMLAnchorElement>(links, (link) => {
      if (isPage(link)) near.observe(link);
    });
  whenLoaded(() => setTimeout(observe, delay));
  document.addEventListener(pageEvent, observe);
}
