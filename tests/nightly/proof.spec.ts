import { expect, open, test } from "../support/test";
import { site } from "../support/test-site";

const { title, sheets } = site.HomePage.data.sections.flatMap((block) =>
  block.kind === "proof" ? [block] : [],
)[0] ?? {
  title: "",
  sheets: [],
};
test("arrow keys open the other sheets", async ({ page }) => {
  await open(page, "/");
  const list = page.getByRole("tablist", { name: title });
  await expect(list).toHaveAttribute("aria-orientation", "vertical");
  await list.getByRole("tab", { selected: true }).focus();
  for (const [place, { hour, name, link }] of sheets.entries()) {
    if (place > 0) await page.keyboard.press("ArrowDown");
    await expect(list.getByRole("tab", { selected: true })).toHaveAccessibleName(`${hour} ${name}`);
    await expect(list.getByRole("tab", { selected: true })).toBeFocused();
    await expect(page.getByRole("link", { name: link })).toBeVisible();
  }
});
