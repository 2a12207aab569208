import type { Page } from "@playwright/test";
import { open } from "./test";
import { shell } from "./test-site";

/** Goes on to a page of the tests' site that cannot be drawn, since its data lacks what it must have. */
export async function openFailingPage(page: Page): Promise<void> {
  await page.route("**/page-data/about/page-data.json", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const block of body.result.data.entry.data.sections) if (block.kind === "story") block.paragraphs = null;
    await route.fulfill({ response, json: body });
  });
  await open(page, "/contact");
  await page.getByRole("navigation", { name: shell.navigation.main }).getByRole("link", { name: "Crew" }).click();
}
