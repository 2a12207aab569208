import { loadApp, settings } from "./hydration";
import { forEach } from "./page";
import { placeIn, subjectParameter } from "./shared";

/** Events that count as the first interaction. */
const interactions = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/**
 * Loads the app at a visitor's first interaction, after the page has answered it; and at once where the address names a
 * window, or what the visitor asks about.
 */
export function awaitFirstInteraction(): void {
  const onInteraction = (event: Event) => {
    // A pointer that rests where the page appears has not moved.
    const { type, movementX, movementY } = event as MouseEvent;
    if (type === "pointermove" && !movementX && !movementY) return;
    for (const name of interactions) removeEventListener(name, onInteraction, true);
    loadApp();
  };
  for (const name of interactions) addEventListener(name, onInteraction, true);

  const goToPlace = () => {
    const name = placeIn(location.hash);
    if (!name) return;
    if (settings.windows.split(" ").includes(name)) loadApp();
    // The browser has gone there by itself, unless something stands behind the name.
    else if (!document.querySelector(":target")) document.getElementById(name)?.scrollIntoView();
  };
  goToPlace();
  if (new URLSearchParams(location.search).has(subjectParameter)) loadApp();
  addEventListener("hashchange", goToPlace);

  // Until now a form could only have been sent by the browser itself.
  forEach<HTMLButtonElement>("[type=submit]", (button) => {
    button.disabled = false;
  });
}
