import { openingPicture, pathOf, pictureLeadingTo } from "./page-pictures";

declare global {
  interface Window {
    /** Gatsby's own: shows another page in the place of this one. */
    ___navigate?: (to: string | number, options?: object) => void;
  }
}

/** How long the old page may stay on screen while the next one is drawn, in milliseconds. */
const patience = 400;

/** The name under which a picture is one and the same on both pages. */
const name = "diorama";

let arrived: (() => void) | undefined;

const call = (picture: HTMLElement | undefined, by: string) =>
  picture?.querySelector("img")?.style.setProperty("view-transition-name", by);

/** Tells that the next page is drawn. */
export const landOnPage = (): void => arrived?.();

/**
 * From page to page the picture of a card flies into the opening of the page that it leads to, and the rest is blended
 * over. Where a browser cannot do that, or less motion is wanted, pages change as ever.
 */
export function flyBetweenPages(): void {
  const navigate = window.___navigate;
  if (!navigate || !("startViewTransition" in document)) return;
  window.___navigate = (to, options) => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill || typeof to !== "string" || pathOf(to) === location.pathname) {
      navigate(to, options);
      return;
    }
    // The page is fetched first: while one picture turns into the other, nothing can be pressed.
    const show = () => {
      const card = pictureLeadingTo(pathOf(to));
      call(card, name);
      const transition = document.startViewTransition(async () => {
        navigate(to, options);
        await new Promise<void>((resolve) => {
          arrived = resolve;
          setTimeout(resolve, patience);
        });
        call(card, "");
        if (card) call(openingPicture(), name);
      });
      transition.finished.finally(() => call(openingPicture(), ""));
    };
    window.___loader?.loadPage(pathOf(to)).then(show, show);
  };
}
