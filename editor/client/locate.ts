import { isGroup } from "../../src/content/fields/values";
import { escapeRegExp } from "../../src/content/text/text";
import { type Change, type Picked, plainWords } from "../preview/messages";
import type { Choice } from "../protocol";
import type { Path } from "../text/edit";
import { valueAt } from "../text/values";
import { idOf } from "./field-path";

export interface ShownWords {
  path: Path;
  words: string;
}

const withoutLinks = (text: string) => text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1");

/** Markdown as it reads on the page. */
const withoutMarks = (text: string) =>
  withoutLinks(text)
    .replace(/\*\*|__|`|\\$/gm, "")
    .replace(/^(#+|[-*+]|\d+\.|>)\s+/gm, "");

/** Words that a page will show of a text that is typed; undefined where that is more than plain words. */
export function shownAsTyped(text: string, facts: readonly Choice[]): string | undefined {
  const plain = filled(text, facts).trim();
  return /\n|[[\]*_`]|\{\w+\}/.test(plain) ? undefined : plain;
}

/** A text with the facts that it names in braces. */
export function filled(text: string, facts: readonly Choice[]): string {
  return facts.reduce((words, { value, words: fact }) => (fact === "" ? words : words.replaceAll(value, fact)), text);
}

/** All words of a file, in its order. Running text is shown in paragraphs, each by itself. */
export function shownWords(value: unknown, facts: readonly Choice[], path: Path = []): ShownWords[] {
  if (typeof value === "string") {
    const text = filled(value, facts);
    const whole = { path, words: plainWords(withoutLinks(text)) };
    if (!text.includes("\n")) return [whole];
    const parts = text.split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)/);
    return [whole, ...parts.map((part) => ({ path, words: plainWords(withoutMarks(part)) }))].filter(
      ({ words }) => words !== "",
    );
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => shownWords(entry, facts, [...path, index]));
  if (isGroup(value)) return Object.entries(value).flatMap(([key, entry]) => shownWords(entry, facts, [...path, key]));
  return [];
}

/** True where words of a file are these words of a page; names that only the build counts may stand for any word. */
function isSaying(own: string, words: string): boolean {
  if (own === words) return true;
  if (!/\{\w+\}/.test(own)) return false;
  const pattern = own
    .split(/\{\w+\}/)
    .map(escapeRegExp)
    .join(".+?");
  return new RegExp(`^${pattern}$`).test(words);
}

/** Fields that say nothing of the page's body. */
const isShown = ({ path }: ShownWords) => !["head", "card", "redirectFrom"].includes(String(path[0]));

/** The field that was clicked: of the words around the place the innermost that the file has. */
export function fieldOfClick(all: readonly ShownWords[], around: readonly Picked[]): Path | undefined {
  for (const { text, index } of around) {
    const found = all.filter(({ words }) => isSaying(words, text));
    const shown = found.filter(isShown);
    const chosen = shown[index] ?? shown[0] ?? found[0];
    if (chosen) return chosen.path;
  }
  return undefined;
}

const wordsWithin = (all: readonly ShownWords[], path: Path) =>
  all.filter(({ path: own }) => path.every((key, index) => own[index] === key));

/** The words of a field, or of the first field of a block, and how often they are said before it. */
export function placeOfField(all: readonly ShownWords[], path: Path): Picked | undefined {
  const inside = wordsWithin(all, path);
  const first = inside.find(({ path: own }) => own.at(-1) === "title") ?? inside[0];
  if (!first || first.words === "") return undefined;
  const index = all.filter((other) => other.words === first.words && isShown(other)).indexOf(first);
  return { text: first.words, index: Math.max(0, index) };
}

/** Some sentences within a field by which it is found, without those that the build fills in. */
export const placesWithin = (all: readonly ShownWords[], path: Path): Picked[] =>
  wordsWithin(all, path)
    .filter(({ words }) => / /.test(words) && !/[{}]/.test(words))
    .slice(0, 4)
    .flatMap(({ path: own }) => placeOfField(all, own) ?? []);

/** The value of a neighbour whose blocks stand where the other has those of the same kind, and the rest behind them. */
function inOrderOf(own: unknown, neighbour: unknown): unknown {
  if (!isGroup(own) || !isGroup(neighbour)) return neighbour;
  if (!Array.isArray(own.sections) || !Array.isArray(neighbour.sections)) return neighbour;
  const rest: unknown[] = [...neighbour.sections];
  const kindIn = (block: unknown) => (isGroup(block) ? block.kind : undefined);
  const matched = own.sections.map((block: unknown) => {
    const index = rest.findIndex((other) => kindIn(other) === kindIn(block));
    return index < 0 ? undefined : rest.splice(index, 1)[0];
  });
  return { ...neighbour, sections: [...matched, ...rest] };
}

/** Changes that make a neighbour's page say what a file says: what is typed into it, and what is left out. */
export function standInChanges(neighbour: unknown, own: unknown, facts: readonly Choice[]): Change[] {
  const before = inOrderOf(own, neighbour);
  const said = shownWords(before, facts).filter(isShown);
  const absent = new Map<string, Change>();
  for (const { path } of said) {
    const depth = path.findIndex((_, index) => valueAt(own, path.slice(0, index + 1)) === undefined);
    const gone = path.slice(0, depth + 1);
    const from = depth < 0 ? undefined : (placesWithin(said, gone)[0] ?? placeOfField(said, gone));
    const name = gone[0] === "sections" && gone.length === 2 ? "section" : "li";
    const around = typeof gone.at(-1) === "number" ? ({ around: name } as const) : {};
    if (from) absent.set(idOf(gone), { edit: "absent", id: idOf(gone), from, text: "", ...around });
  }
  // First what goes: what is typed may say the same words.
  return [...absent.values(), ...typedSince(before, own, facts)];
}

/** Texts that have to be typed into a page that was made of an earlier state of a file, so that it says what the file says now. */
export function typedSince(before: unknown, now: unknown, facts: readonly Choice[]): Change[] {
  const said = shownWords(before, facts).filter(isShown);
  const changes = said.flatMap(({ path }): Change[] => {
    const value = valueAt(now, path);
    const text = typeof value === "string" ? shownAsTyped(value, facts) : undefined;
    const from = placeOfField(said, path);
    return text === undefined || !from || plainWords(text) === from.text
      ? []
      : [{ edit: "typed", id: idOf(path), from, text }];
  });
  // The last of the same words comes first: what is changed is no longer counted.
  return changes.toSorted((a, b) => b.from.index - a.from.index);
}
