export const languageKey = "language";

export function chooseLanguage({ value, dataset }: HTMLButtonElement): void {
  try {
    localStorage[languageKey] = dataset.code ?? value;
  } catch {
    // Private windows and strict settings: the choice is lost, and the site works as before.
  }
  if (!dataset.code) location.reload();
}

/** Shows the chosen language in every list that has it. Of links, only those to this page's own content have a name. */
export function showLanguage(): void {
  let code: string;
  try {
    code = localStorage[languageKey];
  } catch {
    return;
  }
  if (!code) return;
  for (const entry of document.querySelectorAll<HTMLElement>("[data-action=language][data-shown]")) {
    const list = entry.closest("details");
    const { code: linked, shown } = entry.dataset;
    if (!list || (linked ?? entry.getAttribute("value")) !== code) continue;
    const state = linked ? "aria-current" : "aria-pressed";
    list.querySelector(`[${state}=true]`)?.setAttribute(state, "false");
    entry.setAttribute(state, "true");
    const name = list.querySelector("[data-chosen]");
    if (name) name.textContent = String(shown);
  }
}

/** Key of the chosen colour scheme in local storage: `light` or `dark`. Without it the system chooses. */
const themeKey = "theme";

const { dataset } = document.documentElement;

/** Without a choice the attribute shows the switch. @throws where storage is closed to the page */
export function applyTheme(): void {
  dataset.theme = localStorage[themeKey] ?? "";
}

/** Decides between a picture and its evening; until then it is lazy, so that no browser begins with a wrong one. */
export function choosePictures(): void {
  const { theme } = dataset;
  for (const source of document.querySelectorAll<HTMLSourceElement>("[data-evening]")) {
    if (theme) source.media = theme === "dark" ? "screen" : "not all";
  }
  const decided = "[data-from]~img,[data-evening]~[fetchpriority]";
  for (const image of document.querySelectorAll<HTMLImageElement>(decided)) image.loading = "eager";
}

/** The browser's own bars know only what the system prefers. */
export function paintBars(): void {
  if (!dataset.theme) return;
  const color = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("[name=theme-color]")) meta.content = color;
}

export function switchTheme(): void {
  const shown = dataset.theme || (matchMedia("(prefers-color-scheme:dark)").matches ? "dark" : "light");
  try {
    localStorage[themeKey] = shown === "dark" ? "light" : "dark";
    applyTheme();
    choosePictures();
    paintBars();
  } catch {
    // Full storage: the page stays as it is.
  }
}
