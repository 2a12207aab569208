import type { Page } from "@playwright/test";

/**
 * Collects what regions of a page announce, and where focus goes, in their order.
 * @returns gives what was heard so far, a line each
 */
export async function listen(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const say = (line: string) => {
      if (heard.at(-1) !== line) heard.push(line);
    };
    const textOf = (element: Element) => (element as HTMLElement).innerText?.replace(/\s+/g, " ").trim() ?? "";
    const live = "[role=status], [role=alert], [aria-live]";
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const within = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (within) regions.add(within);
        for (const node of addedNodes) {
          // An alert that comes into the page is read; a status has to be there before.
          if (node instanceof Element && node.matches("[role=alert]")) regions.add(node);
        }
      }
      for (const region of regions) {
        const text = textOf(region);
        if (text) say(`${region.getAttribute("role") ?? "live"}: ${text}`);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener("focusin", ({ target }) => {
      const element = target as HTMLElement;
      say(
        `focus: ${element.getAttribute("role") ?? element.localName} ${element.ariaLabel ?? textOf((element as HTMLInputElement).labels?.[0] ?? element).slice(0, 60)}`,
      );
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join("\n"));
}
