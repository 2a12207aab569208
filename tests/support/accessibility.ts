import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

/** Axe in its short form: half as much to read, and the same rules. */
const program = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Options of what is reported, and of what axe fetches before it looks. The styles of the page, which it would read once more, are for
 * rules that are on trial and not asked; a film's or a sound's beginning is for one that is.
 */
const always: RunOptions = { resultTypes: ["violations"], preload: { assets: ["media"] } };

/**
 * Axe's violations of the page as it is now, which holds no other site's frame, by all rules or by these. Axe works in the
 * page itself instead of adding up in a second one, which halves its time.
 */
export async function violationsOn(page: Page, rules: string[] = [], intoFrames = true): Promise<string[]> {
  for (const frame of intoFrames ? page.frames() : [page.mainFrame()]) {
    // Once in the life of a document: reading its program takes a third as long as its work.
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(program);
  }
  const options = { ...always, ...(rules.length > 0 && { runOnly: rules }) };
  return page.evaluate(
    async ([given, exclude]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      // Sections that are not near the screen take their colours when they are asked for them.
      for (const element of document.querySelectorAll("*")) getComputedStyle(element).getPropertyValue("color");
      // Elements that stick to the foot of the screen lie over other targets, which come from under it as soon as somebody scrolls.
      const sticking = [...document.querySelectorAll<HTMLElement>("[data-footprint-foot]")];
      for (const { style } of sticking) style.position = "static";
      const { violations } = await axe.run({ exclude }, given);
      for (const { style } of sticking) style.position = "";
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    },
    [options, intoFrames ? [] : ["iframe"]] as [RunOptions, string[]],
  );
}

export async function inTheEvening(page: Page, look: () => Promise<readonly string[]>): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const faults = await look();
  await page.emulateMedia({ colorScheme: "light" });
  return faults.map((fault) => `in the evening: ${fault}`);
}

/** What axe finds on the page as it is now by day, and of its colours in the evening. */
export const faultsByDayAndEvening = async (page: Page): Promise<string[]> => [
  ...(await violationsOn(page)),
  ...(await inTheEvening(page, () => violationsOn(page, ["color-contrast"]))),
];

/** Soft, so that one run tells of every state. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  expect.soft(await faultsByDayAndEvening(page), state).toEqual([]);
}
