import type { Page } from "@playwright/test";

/** What others do to a page before its app comes. Each runs in the page. */
const touches: Readonly<Record<string, () => void>> = {
  nobody: () => {},
  "an extension, with an element beside each field": () => {
    for (const field of document.querySelectorAll("main :is(input, select, textarea)")) {
      field.setAttribute("data-extension", "");
      field.insertAdjacentHTML("afterend", "<extension-icon></extension-icon>");
    }
  },
  "an extension, with an element at the beginning of the page and a field of its own": () => {
    document.body.querySelector("main")?.insertAdjacentHTML("afterbegin", "<div><input type='text'></div>");
    document.getElementById("___gatsby")?.insertAdjacentHTML("afterbegin", "<div></div>");
  },
  "a proxy that strips comments": () => {
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const all: Comment[] = [];
    while (comments.nextNode()) all.push(comments.currentNode as Comment);
    for (const comment of all) comment.remove();
  },
  "a phone that makes numbers links": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      if (!/\d/.test(text.data) || text.parentElement?.closest("script, style, option, textarea")) continue;
      const link = document.createElement("a");
      link.href = "tel:1";
      text.replaceWith(link);
      link.append(text);
    }
  },
  "a translator": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      if (!/\p{L}/u.test(text.data) || text.parentElement?.closest("script, style, textarea, select")) continue;
      const font = document.createElement("font");
      font.append(`«${text.data}»`);
      text.replaceWith(font);
    }
    document.documentElement.className = "translated-ltr";
  },
};

/** Who touches a page: each alone, and at last all of them, one after the other. */
export const others = [...Object.keys(touches), "all of them"];

export async function touchedBy(who: string, page: Page): Promise<void> {
  for (const [name, touch] of Object.entries(touches)) {
    if (who === name || who === "all of them") await page.evaluate(touch);
  }
}
