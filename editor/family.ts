import { nameInLanguage } from "../src/content/languages/languages";
import { words } from "./words";

/** The family that a file stands in among the cards: that of its folder. */
export function familyOf(file: string): string {
  const name = nameInLanguage(file);
  const folder = name.includes("/") ? name.replace(/\/.*$/, "") : "lists";
  return folder in words.families ? folder : "lists";
}
