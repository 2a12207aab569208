import type { Page } from "@playwright/test";

/** Lets every page that is opened from now on see the same moment. Under Playwright's fixed clock none is hydrated. */
export const fixDate = (page: Page, moment: string) =>
  page.addInitScript((time) => {
    const fixed = new Date(time).getTime();
    class FixedDate extends Date {
      constructor(given: number | string = fixed) {
        super(given);
      }
      static override now(): number {
        return fixed;
      }
    }
    Object.assign(window, { Date: FixedDate });
  }, moment);
