import type { Page } from "@playwright/test";

/** Lets every page that is opened from now on see the same moment; its timers run as ever. */
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
