/** Stands in the head of every page, before its pictures. `src/gatsby/head/head-files.ts` builds it. */

import { applyTheme, choosePictures } from "./preferences";
import { nearScreen } from "./shared";

try {
  applyTheme();
} catch {
  // The system's light holds, and no switch is shown.
}
// Where the sun stands, for the styles, before anything is drawn.
document.documentElement.style.cssText = `--now:${new Date().getHours()}`;

/** Decides between a picture's times of day (`src/components/picture.tsx`). */
function chooseHour(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>("[data-from]")) {
    const { from, hours } = source.dataset;
    source.media = (new Date().getHours() + 24 - Number(from)) % 24 < Number(hours) ? "" : "not all";
  }
}

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

// Browsers fetch lazy pictures from 1,250 pixels away. They are seen here before they are laid out, and so before that.
new MutationObserver(() => {
  chooseHour();
  choosePictures();
  document.querySelectorAll("img[loading=lazy]:not([data-held])").forEach(hold);
}).observe(document, { childList: true, subtree: true });
addEventListener("beforeprint", () => document.querySelectorAll("[data-src]").forEach(show));
