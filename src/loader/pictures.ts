import { nearScreen } from "./near-screen";

/** Pictures that are not on the first screen. */
const lazy = "img[loading=lazy]";

/** What makes an `img` or a `source` fetch something. */
const addresses = ["srcset", "src"];

/** Takes the room of the picture, whose size the element names, and shows nothing. */
const placeholder = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

/** Moves the addresses of a picture and its sources from attributes with one prefix to those with the other. */
function move(image: Element, from: string, to: string): void {
  for (const part of [...(image.closest("picture")?.children ?? []), image]) {
    for (const name of addresses) {
      const address = part.getAttribute(from + name);
      if (address === null) continue;
      part.removeAttribute(from + name);
      part.setAttribute(to + name, address);
    }
  }
}

const hidden = "data-";
const show = (image: Element) => move(image, hidden, "");
const near = nearScreen(show);

function hold(image: Element): void {
  // Told of an element and of its parent, the guard meets it twice.
  if (image.getAttribute("src") === placeholder) return;
  move(image, "", hidden);
  image.setAttribute("src", placeholder);
  near.observe(image);
}

/**
 * Lets pictures be fetched when they come near the screen. Browsers do so by themselves, but from 1,250 pixels away and
 * more; without this program they still do, so that every picture shows. It sees them while the page is being read, and
 * later: before the browser has laid them out, and so before it fetches any.
 */
export function holdPictures(): void {
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(lazy)) hold(node);
        node.querySelectorAll(lazy).forEach(hold);
      }
    }
  }).observe(document, { childList: true, subtree: true });
  addEventListener("beforeprint", () => document.querySelectorAll(lazy).forEach(show));
}
