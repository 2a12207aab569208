import { type Found, mostFound } from "../protocol";
import { textsOf } from "../text/values";
import { titleOf } from "./overview";
import { contentWithDrafts, type Workplace } from "./workplace";

function excerptOf(text: string, at: number, length: number): string {
  const [start, end] = [Math.max(0, at - 40), at + length + 60];
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}

/** Every place where some words stand, in whatever letters. */
export function search(workplace: Workplace, words: string): Found[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return [];
  const found: Found[] = [];
  for (const content of contentWithDrafts(workplace)) {
    for (const [field, text] of textsOf(content.data)) {
      const at = text.toLowerCase().indexOf(wanted);
      if (at < 0) continue;
      found.push({ file: content.file, title: titleOf(content), field, excerpt: excerptOf(text, at, wanted.length) });
      if (found.length === mostFound) return found;
    }
  }
  return found;
}
