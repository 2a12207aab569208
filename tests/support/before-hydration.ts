import type { Page } from "@playwright/test";
import { deferred } from "./deferred";
import type { Watch } from "./test";

export const appScripts = /\/(?!loader-)[^/]+\.js$/;

/** Holds files back until the function that it gives is called: a page without all of its files is still loading. */
export async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  const released = deferred();
  await page.route(files, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** React reports, as it should, that a page is not as it was built. */
export function forgiveMismatch(watch: Watch): void {
  watch.messages = watch.messages.filter((message) => !/Minified React error #(418|422|423|425)/.test(message));
}

/** Who touches a page before its app comes: each alone, and at last all of them, one after the other. */
export const others = [
  "nobody",
  "an extension, with an element beside each field",
  "an extension, with an element at the beginning of the page and a field of its own",
  "a proxy that strips comments",
  "a phone that makes numbers links",
  "a translator",
  "all of them",
] as const;

/** Runs in the page: does to it what these do. */
function touch(who: string): void {
  const is = (name: string) => who === name || who === "all of them";
  const nodes = (kind: number) => {
    const walker = document.createTreeWalker(document.body, kind);
    const all: CharacterData[] = [];
    while (walker.nextNode()) all.push(walker.currentNode as CharacterData);
    return all.filter((node) => !node.parentElement?.closest("script, style, option, select, textarea"));
  };
  const wrap = (name: string, pattern: RegExp, words: (text: string) => string) => {
    for (const text of nodes(NodeFilter.SHOW_TEXT)) {
      if (!pattern.test(text.data)) continue;
      const wrapper = Object.assign(document.createElement(name), name === "a" && { href: "tel:1" });
      wrapper.append(words(text.data));
      text.replaceWith(wrapper);
    }
  };
  if (is("an extension, with an element beside each field")) {
    for (const field of document.querySelectorAll("main :is(input, select, textarea)")) {
      field.setAttribute("data-extension", "");
      field.insertAdjacentHTML("afterend", "<extension-icon></extension-icon>");
    }
  }
  if (is("an extension, with an element at the beginning of the page and a field of its own")) {
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", "<div><input type='text'></div>");
    document.getElementById("___gatsby")?.insertAdjacentHTML("afterbegin", "<div></div>");
  }
  if (is("a proxy that strips comments")) for (const comment of nodes(NodeFilter.SHOW_COMMENT)) comment.remove();
  if (is("a phone that makes numbers links")) wrap("a", /\d/, (text) => text);
  if (is("a translator")) {
    wrap("font", /\p{L}/u, (text) => `«${text}»`);
    document.documentElement.className = "translated-ltr";
  }
}

export const touchedBy = (who: (typeof others)[number], page: Page): Promise<void> => page.evaluate(touch, who);
