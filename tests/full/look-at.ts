import type { Page } from "@playwright/test";
import { expect } from "../support/test";
import type { Check, Shows } from "./checks/check";
import { accessible, controlContrast, forcedColours, touched } from "./checks/colours";
import { keyboard } from "./checks/keyboard";
import { paper } from "./checks/paper";
import { bringProbe } from "./checks/probe";
import { reachable } from "./checks/reachable";
import { still } from "./checks/still";
import { enlarged, largeText, spacedText } from "./checks/texts";

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
