import { add, state } from "./hydrate";
import { nearScreen, pageEvent } from "./shared";

/** Milliseconds of prefetching after the page is complete: the first screen comes first. */
const prefetchDelay = 2000;

/** The links that lead a reader on, and not to a window; the one of the consent banner is not among them. */
const onwardLinks = ":is(main,nav) a[href]:not([aria-haspopup])";

/** No places on this page, and no files. */
const isPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname && !pathname.includes(".");

/** Fetches ahead what links near the screen lead to: one document before hydration, the pages' small data after it. */
export function prefetchPages(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  let isAsked = false;
  const near = nearScreen<HTMLAnchorElement>(({ pathname }) => {
    if (state === "hydrated") window.___loader?.enqueue(pathname);
    if (state !== "idle" || isAsked) return;
    isAsked = true;
    add("link", { rel: "prefetch", href: pathname });
  });
  const observe = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(onwardLinks)) if (isPage(link)) near.observe(link);
  };
  addEventListener("load", () => setTimeout(observe, prefetchDelay));
  document.addEventListener(pageEvent, observe);
}
