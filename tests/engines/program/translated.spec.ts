import { imitateTranslator } from "../../support/translator";
import { expect, test } from "../test";

/** True once the page of a path is there, or has gone, and header, main area and footer have words of the translator. */
const isWhole = (path: string, hasGone = false) =>
  (location.pathname === path) !== hasGone &&
  ["header", "main", "footer"].every((place) => document.querySelector(`#gatsby-focus-wrapper > ${place} font`));

test("a page in a translator's hands stays whole from page to page, and back", async ({ tab }) => {
  await tab.goto("/");
  await tab.run(imitateTranslator, "signs");
  await tab.run(() => document.querySelector("header")?.setAttribute("data-built", ""));
  await tab.hydrate();
  // React draws anew what was translated; until then a link would load its page as a whole.
  await tab.until(() => document.querySelector("header:not([data-built]) font"));
  for (const path of ["/services", "/industries", "/about"]) {
    await tab.run((href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click(), path);
    await tab.until(isWhole, path);
  }
  await tab.back();
  // WebKit may leave out pages to which a program has led, and no press.
  await tab.until(isWhole, "/about", true);
  expect(await tab.count("#main h1")).toBe(1);
});
