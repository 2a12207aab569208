import { hydratedEvent } from "./events";
import { root, whenLoaded } from "./page";

/**
 * Has a phone lay out the first screen alone while a page is loading (`[data-skips-offscreen]` in
 * `theme/global-styles.ts`): each font that arrives has everything laid out anew, and a first press would wait for that.
 * Not where the browser is to find a place on the page, after a reload, on the way back or by the address: heights of
 * what is skipped are estimates.
 */
export function skipOffscreen(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate" && !location.hash) root.dataset.skipsOffscreen = "";
}

/** Lays out all of the page, and keeps what is being read in its place. */
function layOutAll(): void {
  if (root.dataset.skipsOffscreen === undefined) return;
  const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? root;
  const { top } = read.getBoundingClientRect();
  delete root.dataset.skipsOffscreen;
  const moved = read.getBoundingClientRect().top - top;
  // Scroll anchoring, where browsers have it, follows one change of height and not several at once.
  if (moved) scrollBy({ top: moved, behavior: "instant" });
}

/** Ends what `skipOffscreen` has begun. */
export function awaitLoad(): void {
  whenLoaded(layOutAll);
  // From then on the app finds places on pages, and a slow picture may keep this one loading. Not within the same task,
  // which is the longest as it is.
  document.addEventListener(hydratedEvent, () => setTimeout(layOutAll));
}
