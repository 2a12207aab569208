import { languageKey } from "./language-key";
import { forEach, root } from "./page";

/**
 * Keeps the choice and reloads, or lets a link lead to the page in that language; a button of this page's own language
 * puts the offer of another away. Where storage is closed to us the choice is lost, and the site works as before.
 */
export function chooseLanguage({ value, dataset }: HTMLButtonElement): void {
  try {
    localStorage[languageKey] = dataset.code ?? value;
  } catch {
    // Private windows and strict settings: nothing to do, and nothing broken.
  }
  if (!dataset.code) location.reload();
  else if (dataset.code === root.lang) {
    root.dataset.speaks = "";
    document.getElementById("main")?.focus({ preventScroll: true });
  }
}

/**
 * Shows the chosen language in every list that has it; the page is built for everybody with the first one. Where the site
 * is in several languages, its lists are links, and say which one the page is in.
 */
export function showLanguage(): void {
  let code: string;
  try {
    code = localStorage[languageKey];
  } catch {
    return;
  }
  if (!code) return;
  forEach<HTMLButtonElement>("button[data-action=language]", (button) => {
    const list = button.closest("details");
    if (!list || button.value !== code) return;
    list.querySelector("[aria-pressed=true]")?.setAttribute("aria-pressed", "false");
    button.setAttribute("aria-pressed", "true");
    const shown = list.querySelector("[data-chosen]");
    if (shown) shown.textContent = String(button.dataset.shown);
  });
}
