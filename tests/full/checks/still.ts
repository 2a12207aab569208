import type { Check } from "./check";

/** Nothing moves by itself or slowly where less motion is asked for, as it is in all of these tests. */
export const still: Check = (page) =>
  page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 160) ?? "");
    const gliding = [...document.querySelectorAll("*")]
      .filter((element) => getComputedStyle(element).scrollBehavior === "smooth")
      .map(({ tagName }) => `${tagName.toLowerCase()} scrolls smoothly`);
    return [...moving.map((html) => `moves: ${html}`), ...gliding];
  });
