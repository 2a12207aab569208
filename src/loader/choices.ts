import { forEach, root } from "./page";
import { choosePictures } from "./pictures";

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

/** Key of the chosen colour scheme in the browser's local storage: `light` or `dark`. Without it the system chooses. */
const themeKey = "theme";

const isDark = () => matchMedia("(prefers-color-scheme:dark)").matches;

/**
 * Puts the chosen scheme on the document, before anything is drawn. The attribute is there without a choice too: it says
 * that a choice could be kept, and shows the switch.
 * @throws where storage is closed to the page: the system chooses
 */
export function applyTheme(): void {
  root.dataset.theme = localStorage[themeKey] ?? "";
}

/** Lets the browser's own bars follow a choice; they know only what the system prefers. */
export function paintBars(): void {
  if (!root.dataset.theme) return;
  const color = getComputedStyle(document.body).backgroundColor;
  forEach<HTMLMetaElement>("[name=theme-color]", (meta) => {
    meta.content = color;
  });
}

/** Changes to the other scheme, keeps that, and shows it in this page at once. */
export function switchTheme(): void {
  const isDarkNow = root.dataset.theme ? root.dataset.theme === "dark" : isDark();
  try {
    localStorage[themeKey] = isDarkNow ? "light" : "dark";
    applyTheme();
    choosePictures();
    paintBars();
  } catch {
    // Full storage: the page stays as it is.
  }
}
