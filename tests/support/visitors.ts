import type { BrowserContext } from "@playwright/test";

/** Runs in the page: each text is replaced by two elements `font`, and so is what comes later. */
function imitateTranslator(): void {
  const left = "head, script, style, textarea, option, svg, font, [translate=no], .notranslate";
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(left) !== null) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.classList.add("translated-ltr");
    document.documentElement.lang = "fr";
    translate(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translate(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Words of CSS and HTML that Chrome 109, Firefox 115 or Safari 16.4 do not know. */
const unknown =
  /:has\(|@view-transition|view-transition-name|animation-timeline|animation-range|view-timeline|timeline-scope|text-wrap|size-adjust|ascent-override|anchor-scope|::details-content|name="header"/g;

/** Runs in the page: takes from a browser the functions that one of 2023 lacks. */
function forget(): void {
  const gone: [owner: object, ...names: string[]][] = [
    [Document.prototype, "startViewTransition"],
    [window, "requestIdleCallback", "cancelIdleCallback", "scheduler", "structuredClone", "navigation"],
    [Navigator.prototype, "connection", "userActivation"],
    [Promise, "withResolvers", "try"],
    [Object, "groupBy"],
    [AbortSignal, "any"],
    [URL, "canParse", "parse"],
    [Array.prototype, "toSorted", "toReversed", "toSpliced", "with"],
    [Set.prototype, "union", "intersection", "difference"],
    [Element.prototype, "setHTMLUnsafe"],
    [HTMLElement.prototype, "showPopover", "hidePopover", "togglePopover"],
  ];
  for (const [owner, ...names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
}

export const visitors = {
  /** The translator of Chrome, as it works. Its words are the page's own, so that a test of any page holds. */
  translator: (context: BrowserContext) => context.addInitScript(imitateTranslator),
  /** A browser of 2023: words that it does not know are changed on their way to it. */
  oldBrowser: async (context: BrowserContext) => {
    await context.addInitScript(forget);
    await context.route(/\/($|[^.]+$|[^/]+\.js$)/, async (route) => {
      if (route.request().method() !== "GET") return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(unknown, (word) => word.replace(/\w/, "x-$&"));
      await route.fulfill({ response, body });
    });
  },
};
