import { imitateTranslator } from "../support/translator";
import { expect, test } from "./test";

/** True once the page of a path is there, and header, main area and footer have words of the translator. */
const isWhole = (path: string) =>
  location.pathname === path &&
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
  await tab.until(isWhole, "/industries");
  expect(await tab.count("#main h1")).toBe(1);
});
