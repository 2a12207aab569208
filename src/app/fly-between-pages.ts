import { pathOf } from "./page-paths";

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

/** The picture of the card that was pressed: the card whose heading leads to the next page. */
function pictureOfCard(path: string): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main li h3 > a")];
  const link = links.find(({ href }) => pathOf(href) === path);
  return link?.closest("li")?.querySelector<HTMLElement>("picture > img") ?? null;
}

const heroPicture = () => document.querySelector<HTMLElement>("main > div picture > img");

const call = (picture: HTMLElement | null, by: string) => picture?.style.setProperty("view-transition-name", by);

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
      const card = pictureOfCard(pathOf(to));
      call(card, name);
      const transition = document.startViewTransition(async () => {
        navigate(to, options);
        await new Promise<void>((resolve) => {
          arrived = resolve;
          setTimeout(resolve, patience);
        });
        call(card, "");
        if (card) call(heroPicture(), name);
      });
      transition.finished.finally(() => call(heroPicture(), ""));
    };
    window.___loader?.loadPage(pathOf(to)).then(show, show);
  };
}
