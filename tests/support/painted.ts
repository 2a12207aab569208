import type { Page } from "@playwright/test";

/** Waits until two frames have been painted: by then what the first of them has measured shows. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
