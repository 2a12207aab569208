import type { Page } from "@playwright/test";

/**
 * Notes what the browser says has moved without a visitor's doing. To be called before the page is opened.
 * @returns what says where more than `limit` has moved in all: how much each time, and what
 */
export async function watchShifts(page: Page): Promise<(limit: number) => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent) ?? "");
        shifts.push({ value, moved: nodes.map((node) => node.slice(0, 120)).join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async (limit) => {
    const shifts = await page.evaluate(
      () => (window as never as { shifts: { value: number; moved: string }[] }).shifts,
    );
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    return total > limit ? shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved}`) : [];
  };
}
