import { nearScreen } from "./near-screen";
import { forEach } from "./page";
import { bringProgram } from "./program";
import { settings } from "./settings";

/** What shows that somebody is there. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/**
 * Brings the program at the first sign of a visitor, after the page has answered it; when a form comes near the screen;
 * and at once where the address names a window.
 */
export function waitForVisitor(): void {
  const come = (event: Event) => {
    // A pointer that rests where the page appears is nobody's sign: it has not moved.
    const { type, movementX, movementY } = event as MouseEvent;
    if (type === "pointermove" && !movementX && !movementY) return;
    for (const sign of signs) removeEventListener(sign, come, true);
    requestAnimationFrame(() => setTimeout(bringProgram));
  };
  for (const sign of signs) addEventListener(sign, come, true);

  const openWindow = () => {
    if (location.hash && settings.windows.split(" ").includes(location.hash.slice(1))) bringProgram();
  };
  openWindow();
  addEventListener("hashchange", openWindow);

  const forms = nearScreen(bringProgram);
  forEach("form", (form) => forms.observe(form));
  // Until now a form could only have been sent by the browser itself.
  forEach<HTMLButtonElement>("[type=submit]", (button) => {
    button.disabled = false;
  });
}
