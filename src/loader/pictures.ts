import { forEach, nearScreen, root } from "./page";

/** Decides between a picture's times of day (`src/components/picture.tsx`). */
const chooseHour = (): void =>
  forEach<HTMLSourceElement>("[data-from]", (source) => {
    // Texts, of which the sum makes numbers.
    const { from, hours } = source.dataset as unknown as { from: number; hours: number };
    source.media = (new Date().getHours() + 24 - from) % 24 < hours ? "" : "not all";
  });

/**
 * Decides between a picture and its evening (`src/components/picture.tsx`), as `chooseHour` does between the hours. Where
 * nobody has chosen, the source's own query of the system's colours stands. Paper gets the picture by day.
 *
 * Until then a picture is lazy, so that no browser begins with a wrong one; by itself it would fetch one when the page has
 * been laid out, which is later. It may be fetched once all its sources are decided, and not after the first.
 */
export function choosePictures(): void {
  const { theme } = root.dataset;
  forEach<HTMLSourceElement>("[data-evening]", (source) => {
    if (theme) source.media = theme === "dark" ? "screen" : "not all";
  });
  forEach<HTMLImageElement>("[data-from]~img,[data-evening]~[fetchpriority]", (image) => {
    image.loading = "eager";
  });
}

/** Pictures that are not on the first screen, and never held so far. */
const lazy = "img[loading=lazy]:not([data-held])";

/** Takes the room of the picture, whose size the element names, and shows nothing. */
const placeholder = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

/** Moves the addresses of a picture and its sources from attributes with one prefix to those with the other. */
function move(image: Element, from: string, to: string): void {
  for (const part of image.closest("picture")?.children ?? [image]) {
    const name = "alt" in part ? "src" : "srcset";
    const address = part.getAttribute(from + name);
    // One that was shown to be printed comes near the screen later.
    if (address) part.setAttribute(to + name, address);
    part.removeAttribute(from + name);
  }
}

const hidden = "data-";

const show = (image: Element) => move(image, hidden, "");

/**
 * Lets pictures be fetched when they come near the screen. Browsers do so by themselves, but from 1,250 pixels away and
 * more; without this program they still do, so that every picture shows. It sees them while the page is being read, and
 * later: before the browser has laid them out, and so before it fetches any.
 */
export function holdPictures(): void {
  const near = nearScreen(show);
  const hold = (image: Element) => {
    move(image, "", hidden);
    image.toggleAttribute("data-held");
    image.setAttribute("src", placeholder);
    near.observe(image);
  };
  new MutationObserver(() => {
    chooseHour();
    choosePictures();
    forEach(lazy, hold);
  }).observe(document, { childList: true, subtree: true });
  addEventListener("beforeprint", () => forEach("[data-src]", show));
}
