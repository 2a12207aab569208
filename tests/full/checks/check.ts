import type { Page } from "@playwright/test";

/** The sizes of screen at which a state is looked at. */
export const sizes = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
  /** 1280 by 1024 where the page is enlarged to 400 %: WCAG 2.2, 1.4.10. */
  least: { width: 320, height: 256 },
} as const;

/** Widths at which a state shows: an open menu of small screens is none on wide ones. */
export type Shows = "wide" | "narrow" | "everywhere";

/** The sizes out of these at which a state shows. */
export const sizesFor = (shows: Shows, ...names: readonly (keyof typeof sizes)[]) =>
  names.filter((name) => shows === "everywhere" || (name === "wide") === (shows === "wide")).map((name) => sizes[name]);

/**
 * Something that must hold in every state of every page. Leaves the page as it found it.
 * @returns what is wrong, as sentences
 */
export type Check = (page: Page, shows: Shows) => Promise<readonly string[]>;

/** A size as it stands in a sentence. */
export const at = ({ width, height }: { width: number; height: number }) => `at ${width} x ${height}`;

/** Looks at the page in each of these sizes. */
export async function atSizes(
  page: Page,
  looked: readonly { width: number; height: number }[],
  look: () => Promise<readonly string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const size of looked) {
    await page.setViewportSize(size);
    faults.push(...(await look()).map((fault) => `${at(size)}: ${fault}`));
  }
  return faults;
}
