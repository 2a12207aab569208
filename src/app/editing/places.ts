import type { FieldPath } from "../../content/fields/field-schemas";

interface Said {
  readonly field: FieldPath;
  readonly words: string;
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

const wordsOf = (element: Element) =>
  plain(element instanceof HTMLImageElement ? element.alt : (element.textContent ?? ""));

/** Fields that say nothing of the page's body. */
const unseen = ["head", "card", "redirectFrom"];

function allSaid(value: unknown, field: FieldPath = []): Said[] {
  if (typeof value === "string") {
    const { body } = new DOMParser().parseFromString(value, "text/html");
    const parts = [body, ...body.querySelectorAll("p, li, h2, h3")].map(wordsOf);
    return [...new Set(parts)].flatMap((words) => (words === "" ? [] : [{ field, words }]));
  }
  if (typeof value !== "object" || value === null) return [];
  const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return Object.entries(value)
    .filter(([key]) => field.length > 0 || !unseen.includes(key))
    .flatMap(([key, part]) => allSaid(part, [...field, keyOf(key)]));
}

/** The innermost elements that say just these words, those of the page before those around it. */
function saying(words: string): Element[] {
  const found = [...document.body.querySelectorAll("*")].filter(
    (element) => !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName) && wordsOf(element) === words,
  );
  const innermost = found.filter((element) => ![...element.children].some((child) => found.includes(child)));
  return innermost.toSorted((a, b) => Number(b.closest("main") !== null) - Number(a.closest("main") !== null));
}

/** The field whose words were clicked: those of the innermost element around the place that the file has. */
export function fieldAt(target: Element, said: unknown): { field: FieldPath | undefined; words: string } {
  const all = allSaid(said);
  const pictures = target.querySelectorAll("img");
  const start = (pictures.length === 1 ? pictures[0] : undefined) ?? target;
  for (let element: Element | null = start; element && element !== document.body; element = element.parentElement) {
    const own = element;
    const same = all.filter(({ words }) => words === wordsOf(own));
    if (same.length === 0) continue;
    const index = saying(wordsOf(own)).findIndex((other) => own.contains(other));
    const found = same[index] ?? same[0];
    if (found) return { field: found.field, words: found.words };
  }
  return { field: undefined, words: wordsOf(target) };
}

export function placeOf(field: FieldPath, said: unknown): HTMLElement | undefined {
  const all = allSaid(said);
  const within = all.filter((other) => field.every((key, index) => other.field[index] === key));
  const first = within.find((other) => other.field.at(-1) === "title") ?? within[0];
  if (!first) return undefined;
  const found = saying(first.words);
  const place = found[all.filter(({ words }) => words === first.words).indexOf(first)] ?? found[0];
  return place instanceof HTMLElement ? place : undefined;
}
