import type { Page } from "@playwright/test";
import { expect } from "../support/test";
import { checks } from "./checks";
import type { Shows } from "./checks/check";

/** Holds a page, as it is now, to every check. Soft, so that one run tells of all that is wrong. */
export async function lookAt(page: Page, shows: Shows = "everywhere"): Promise<void> {
  const size = page.viewportSize();
  for (const [name, check] of Object.entries(checks)) {
    expect.soft(await check(page, shows), name).toEqual([]);
    if (size) await page.setViewportSize(size);
  }
}
