import { chooseHour } from "./hours";
import { forEach, nearScreen } from "./page";
import { choosePictures } from "./theme";

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
const near = nearScreen(show);

function hold(image: Element): void {
  move(image, "", hidden);
  image.toggleAttribute("data-held");
  image.setAttribute("src", placeholder);
  near.observe(image);
}

/**
 * Lets pictures be fetched when they come near the screen. Browsers do so by themselves, but from 1,250 pixels away and
 * more; without this program they still do, so that every picture shows. It sees them while the page is being read, and
 * later: before the browser has laid them out, and so before it fetches any.
 */
export function holdPictures(): void {
  new MutationObserver(() => {
    chooseHour();
    choosePictures();
    forEach(lazy, hold);
  }).observe(document, { childList: true, subtree: true });
  addEventListener("beforeprint", () => forEach("[data-src]", show));
}
