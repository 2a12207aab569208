import { forEach } from "./page";

/** Key of the chosen language in the browser's local storage. */
export const languageKey = "language";

/**
 * Keeps the choice and reloads, or lets a link lead to the page in that language. Where storage is closed to us the
 * choice is lost, and the site works as before.
 */
export function chooseLanguage({ value, dataset }: HTMLButtonElement): void {
  try {
    localStorage[languageKey] = dataset.code ?? value;
  } catch {
    // Private windows and strict settings: nothing to do, and nothing broken.
  }
  if (!dataset.code) location.reload();
}

/**
 * Shows the chosen language in every list that has it; the page is built for everybody with the first one. Where the site
 * is in several languages, its lists are links, and only those to this page's own content have a name to show.
 */
export function showLanguage(): void {
  let code: string;
  try {
    code = localStorage[languageKey];
  } catch {
    return;
  }
  if (!code) return;
  forEach<HTMLElement>("[data-action=language][data-shown]", (entry) => {
    const list = entry.closest("details");
    const { code: linked, shown } = entry.dataset;
    if (!list || (linked ?? entry.getAttribute("value")) !== code) return;
    const state = linked ? "aria-current" : "aria-pressed";
    list.querySelector(`[${state}=true]`)?.setAttribute(state, "false");
    entry.setAttribute(state, "true");
    const name = list.querySelector("[data-chosen]");
    if (name) name.textContent = String(shown);
  });
}
