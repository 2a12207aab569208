import type { Page } from "@playwright/test";

/** Features that Chrome 109, Firefox 115 or Safari 16.4 do not know, as they stand in pages and scripts, under a name that nobody knows. */
const unknownStyles: readonly (readonly [known: string, unknown: string])[] = [
  [":has(", ":knows-not("],
  ["@view-transition", "@knows-not"],
  ["view-transition-name", "knows-not"],
  ["animation-timeline", "knows-not"],
  ["animation-range", "knows-not"],
  ["view-timeline", "knows-not"],
  ["timeline-scope", "knows-not"],
  ["text-wrap", "knows-not"],
  ["size-adjust", "knows-not"],
  ["ascent-override", "knows-not"],
  ["anchor-scope", "knows-not"],
  ["::details-content", "::knows-not"],
  ['name="header"', 'data-knows-not="header"'],
];

/** Takes from a browser what an old engine lacks: styles on their way to it, and functions before any script runs. */
export async function makeOld(page: Page): Promise<void> {
  await page.route(/\/($|[^.]+$|[^/]+\.js$)/, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const body = unknownStyles.reduce((all, [known, unknown]) => all.replaceAll(known, unknown), text);
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    const remove = (owner: object | undefined, ...names: string[]) => {
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
    };
    remove(Document.prototype, "startViewTransition");
    remove(window, "requestIdleCallback", "cancelIdleCallback", "scheduler", "structuredClone", "navigation");
    remove(Navigator.prototype, "connection", "userActivation");
    remove(CSS, "registerProperty");
    remove(Promise, "withResolvers", "try");
    remove(Object, "groupBy");
    remove(Map, "groupBy");
    remove(Array, "fromAsync");
    remove(AbortSignal, "any");
    remove(URL, "canParse", "parse");
    remove(Array.prototype, "toSorted", "toReversed", "toSpliced", "with");
    remove(Set.prototype, "union", "intersection", "difference");
    remove(String.prototype, "isWellFormed", "toWellFormed");
    remove(Element.prototype, "checkVisibility", "setHTMLUnsafe");
    remove(HTMLImageElement.prototype, "fetchPriority");
    remove(HTMLElement.prototype, "showPopover", "hidePopover", "togglePopover");
    remove(Intl, "DurationFormat");
  });
}
