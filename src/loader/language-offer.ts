import { languageKey } from "./language-key";
import { root } from "./page";

/**
 * Names the languages that the browser asks for before that of the page, for the line that offers one; it shows by this
 * attribute, before anything is drawn. Who has chosen a language is offered none.
 * @throws where storage is closed to the page: a line could not be put away there
 */
export function offerLanguage(): void {
  if (localStorage[languageKey]) return;
  const asked = navigator.languages.map((language) => language.slice(0, 2)).join(" ");
  [root.dataset.speaks] = asked.split(root.lang);
}
