/** Key of the chosen language in the browser's local storage. */
export const languageKey = "language";

/** The language of a visitor who never chose one. */
export const defaultLanguage = "en";

/** The chosen language, or the default where nothing, or nothing known, is stored or storage is closed to us. */
export function readLanguage(known: readonly string[]): string {
  try {
    const stored = window.localStorage.getItem(languageKey);
    return stored !== null && known.includes(stored) ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

/** Keeps the choice. Where storage is closed to us the choice is lost, and the site works as before. */
export function storeLanguage(code: string): void {
  try {
    window.localStorage.setItem(languageKey, code);
  } catch {
    // Private windows and strict settings: nothing to do, and nothing broken.
  }
}
