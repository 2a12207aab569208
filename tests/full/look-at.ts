import type { Page } from "@playwright/test";
import { expect } from "../support/test";
import { atSizes, type Check, type Shows } from "./checks/check";
import { accessible, controlContrast, forcedColours, touched } from "./checks/colours";
import { keyboard } from "./checks/keyboard";
import { paper } from "./checks/paper";
import { bringProbe } from "./checks/probe";
import { enlarged, largeText, spacedText } from "./checks/texts";

/** Nothing moves by itself or slowly where less motion is asked for, as it is in all of these tests. */
const still: Check = (page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 160) ?? ""),
  );

/** The top and the bottom of an open window are within reach of scrolling, however low the screen is. */
const reachable: Check = (page, shows) =>
  atSizes(page, shows, ["least", "narrow", "wide"], () =>
    page.evaluate(() => {
      const overlay = document.querySelector("[data-reach-dialog-overlay]");
      const box = overlay?.querySelector("[role=dialog]")?.getBoundingClientRect();
      if (!overlay || !box) return [];
      const top = box.top + overlay.scrollTop;
      // Less than a pixel is rounding.
      const [above, below] = [Math.trunc(-top), Math.trunc(top + box.height - overlay.scrollHeight)];
      return above > 0 || below > 0 ? [`a window stands ${above} px above and ${below} px below what scrolls`] : [];
    }),
  );

/** Checks that hold in every state of every page. The one that moves focus comes last: menus close where it leaves them. */
const checks: Readonly<Record<string, Check>> = {
  still,
  accessible,
  controlContrast,
  touched,
  forcedColours,
  enlarged,
  largeText,
  spacedText,
  reachable,
  paper,
  keyboard,
};

/** Holds a page, as it is now, to every check. Soft, so that one run tells of all that is wrong. */
export async function lookAt(page: Page, shows: Shows = "everywhere"): Promise<void> {
  const size = page.viewportSize();
  await bringProbe(page);
  for (const [name, check] of Object.entries(checks)) {
    expect.soft(await check(page, shows), name).toEqual([]);
    if (size) await page.setViewportSize(size);
  }
}
