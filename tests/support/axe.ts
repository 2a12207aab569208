import { readFileSync } from "node:fs";
import type { Frame, Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

/** Axe in its short form: half as much to read, and the same rules. */
const program = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Selection of axe's rules, in axe's own words; all where nothing is said. */
export type AxeRules = Pick<RunOptions, "runOnly" | "rules">;

export interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

/**
 * Options of what is reported, and of what axe fetches before it looks. The styles of the page, which it would read once more, are for
 * rules that are on trial and not asked; a film's or a sound's beginning is for one that is.
 */
const always: RunOptions = { resultTypes: ["violations"], preload: { assets: ["media"] } };

/** Brings axe into a frame, once in the life of its document: reading its program takes a third as long as its work. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => "axe" in window)) return;
  await frame.evaluate(program);
}

/**
 * Violations of the page as it is now, which holds no other site's frame. It reports what is wrong only, and
 * works in the page itself instead of adding up in a second one: both halve its time and change nothing in what it finds.
 * @param look whether it looks into frames
 */
export async function violationsOn(
  page: Page,
  rules: AxeRules = {},
  look = { intoFrames: true },
): Promise<Violation[]> {
  for (const frame of look.intoFrames ? page.frames() : [page.mainFrame()]) await bringAxe(frame);
  return page.evaluate(
    async ([options, exclude]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      // Elements that stick to the foot of the screen lie over other targets, which come from under it as soon as somebody scrolls.
      const sticking = [...document.querySelectorAll<HTMLElement>("[data-footprint-foot]")];
      for (const { style } of sticking) style.position = "static";
      const { violations } = await axe.run({ exclude }, options);
      for (const { style } of sticking) style.position = "";
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    [{ ...always, ...rules }, look.intoFrames ? [] : ["iframe"]] as [RunOptions, string[]],
  );
}
