import type { Page } from "@playwright/test";

export const sizes = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
  /** 1280 by 1024 where the page is enlarged to 400 %: WCAG 2.2, 1.4.10. */
  least: { width: 320, height: 256 },
} as const;

/** Widths at which a state shows: an open menu of small screens is none on wide ones. */
export type Shows = "wide" | "narrow" | "everywhere";

/**
 * Something that must hold in every state of every page. Leaves the page as it found it.
 * @returns what is wrong, as sentences
 */
export type Check = (page: Page, shows: Shows) => Promise<readonly string[]>;

export async function atSizes(
  page: Page,
  shows: Shows,
  names: readonly (keyof typeof sizes)[],
  look: () => Promise<readonly string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const name of names.filter((one) => shows === "everywhere" || (one === "wide") === (shows === "wide"))) {
    await page.setViewportSize(sizes[name]);
    faults.push(...(await look()).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}
