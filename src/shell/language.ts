/** Key of the chosen language in the browser's local storage. */
export const languageKey = "language";

/** The language that the visitor chose; undefined where none was, or none that is known, or storage is closed to us. */
export function readLanguage(known: readonly string[]): string | undefined {
  try {
    const stored = window.localStorage.getItem(languageKey);
    return known.find((code) => code === stored);
  } catch {
    return undefined;
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
