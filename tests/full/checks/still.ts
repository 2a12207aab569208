import type { Check } from "./check";

/** Nothing moves by itself or slowly where less motion is asked for, as it is in all of these tests. */
export const still: Check = (page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 160) ?? ""),
  );
