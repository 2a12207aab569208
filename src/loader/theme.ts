import { forEach, root } from "./page";

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

/**
 * Decides between a picture and its evening (`src/components/picture.tsx`), as `chooseHour` does between the hours. Where
 * nobody has chosen, the source's own query of the system's colours stands. Paper gets the picture by day.
 */
export function choosePictures(): void {
  const { theme } = root.dataset;
  forEach<HTMLSourceElement>("[data-evening]", (source) => {
    if (theme) source.media = theme === "dark" ? "screen" : "not all";
  });
  forEach<HTMLImageElement>("[data-evening]~[fetchpriority]", (image) => {
    image.loading = "eager";
  });
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
