import { openingPicture, pathOf, pictureLeadingTo } from "./page-pictures";

/** Longest time the old page may stay on screen while the next one is drawn, in milliseconds. */
const timeout = 400;

/** The name under which a picture is one and the same on both pages. */
const name = "diorama";

let arrived: (() => void) | undefined;

const setTransitionName = (picture: HTMLElement | undefined, by: string) =>
  picture?.querySelector("img")?.style.setProperty("view-transition-name", by);

/** Tells that the next page is drawn. */
export const onPageRendered = (): void => arrived?.();

/**
 * From page to page the picture of a card flies into the opening of the page that it leads to, and the rest is blended
 * over. Where a browser cannot do that, or less motion is wanted, pages change as ever.
 */
export function viewTransitions(): void {
  const navigate = window.___navigate;
  if (!navigate || !("startViewTransition" in document)) return;
  let latest = 0;
  window.___navigate = (to, options) => {
    latest += 1;
    const current = latest;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill || typeof to !== "string" || pathOf(to) === location.pathname) {
      navigate(to, options);
      return;
    }
    // The page is fetched first: while one picture turns into the other, nothing can be pressed.
    const show = () => {
      // Another link was pressed while this page was fetched.
      if (current !== latest) return;
      const card = pictureLeadingTo(pathOf(to));
      setTransitionName(card, name);
      const transition = document.startViewTransition(async () => {
        navigate(to, options);
        await new Promise<void>((resolve) => {
          arrived = resolve;
          setTimeout(resolve, timeout);
        });
        setTransitionName(card, "");
        if (card) setTransitionName(openingPicture(), name);
      });
      // Another link that is pressed meanwhile ends it: then the pages change as ever.
      transition.ready.catch(() => {});
      transition.finished.catch(() => {}).finally(() => setTransitionName(openingPicture(), ""));
    };
    window.___loader?.loadPage(pathOf(to)).then(show, show);
  };
}
