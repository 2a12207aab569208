import type { Page } from "@playwright/test";
import { axeFaults, byDayAndEvening } from "./axe";
import { atSizes, type Check, sizesFor } from "./check";

/** States that a pointer and the keyboard bring a control into. */
const touches: Readonly<Record<string, readonly string[]>> = {
  "under the pointer": ["hover"],
  "with focus": ["focus", "focus-visible", "focus-within"],
  "while it is pressed": ["hover", "active"],
};

/** Properties that may look otherwise then. */
const controls = "a, button, summary, label, input, textarea, select, li, [tabindex]";

/** Puts every control of the page into a state at once; with none, back to how they were. */
async function touchAll(page: Page): Promise<(pseudo: readonly string[]) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: controls });
  return async (pseudo) => {
    for (const nodeId of nodeIds) {
      await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [...pseudo] });
    }
    if (pseudo.length === 0) await session.detach();
  };
}

/** Every word can be read under the pointer, with focus and while it is pressed, by day and in the evening. */
export const touched: Check = (page, shows) =>
  atSizes(page, sizesFor(shows, "wide", "narrow").slice(0, 1), async () => {
    const touch = await touchAll(page);
    const faults: string[] = [];
    for (const [when, pseudo] of Object.entries(touches)) {
      await touch(pseudo);
      const found = await byDayAndEvening(page, () => axeFaults(page, "color-contrast"));
      faults.push(...found.map((fault) => `${when}: ${fault}`));
    }
    await touch([]);
    return faults;
  });
