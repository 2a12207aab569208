import type { Page } from "@playwright/test";
import { settleColours } from "../../support/accessibility";
import { violationsOn } from "../../support/axe";

/** Axe's violations of the page as it is now; by some of its rules only where they are named. */
export async function axeFaults(page: Page, ...rules: string[]): Promise<string[]> {
  await settleColours(page);
  const violations = await violationsOn(page, rules.length > 0 ? { runOnly: rules } : {});
  return violations.flatMap(({ id, nodes }) => nodes.map((html) => `${id}: ${html.slice(0, 200)}`));
}

/** Looks at the page in the evening. */
export async function inTheEvening(page: Page, look: () => Promise<readonly string[]>): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const faults = await look();
  await page.emulateMedia({ colorScheme: "light" });
  return faults.map((fault) => `in the evening: ${fault}`);
}

/** Looks at the page by day and in the evening. */
export const byDayAndEvening = async (page: Page, look: () => Promise<readonly string[]>): Promise<string[]> => [
  ...(await look()),
  ...(await inTheEvening(page, look)),
];
