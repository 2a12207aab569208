import { parse, serialize } from "parse5";
import { addElement, type Element, findElement, setText } from "./html";

/** Words of a page that has nothing else of the site. */
export interface BarePage {
  language: string;
  title: string;
  lines: readonly string[];
  /** Answers with the words of each question, so that it can be copied. */
  entered?: readonly (readonly [label: string, text: string])[];
}

const shell =
  '<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><title></title></head><body><main><h1></h1></main></body></html>';

/**
 * An answer where there is no built page to show it in: in `npm run develop`, on a server without the site, and while
 * the maintenance screen stands in the place of all pages. Nothing is lost there either.
 */
export function barePage({ language, title, lines, entered = [] }: BarePage): string {
  const document = parse(shell);
  const find = (tag: string) => findElement(document, ({ tagName }) => tagName === tag) as Element;
  find("html").attrs = [{ name: "lang", value: language }];
  setText(find("title"), title);
  setText(find("h1"), title);
  const main = find("main");
  for (const line of lines) addElement(main, "p", {}, line);
  if (entered.length > 0) {
    const list = addElement(main, "dl", {});
    for (const [label, text] of entered) {
      addElement(list, "dt", {}, label);
      addElement(list, "dd", { style: "white-space: pre-wrap" }, text);
    }
  }
  return serialize(document);
}
