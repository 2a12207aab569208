import { listen } from "../support/announcements";
import { expect, field, openFile, save, test } from "../support/editor";
import { expectAsKept } from "../support/kept-text";

const lamps = "services/lamps.yaml";

test("the editor announces mistakes, what is moved, added and taken away, and that it was saved", async ({
  page,
  editor,
}, info) => {
  const heard = await listen(page);
  await openFile(page, editor, lamps);
  const title = field(page, "title");
  await title.fill("");
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await title.fill("Lamps and lights");
  await expect(title).not.toHaveAttribute("aria-invalid", "true");
  await page.locator('[id="field/sections/0-handle"]').focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.locator('[id="field/sections/1-handle"]')).toBeFocused();
  const bar = (index: number) => page.locator(`[id="field/sections/${index}-entry"] > .entry-bar`);
  await bar(1)
    .getByRole("button", { name: /^Duplicate / })
    .click();
  await expect(bar(2)).toContainText("Core services with icons.");
  await bar(2)
    .getByRole("button", { name: /^Remove / })
    .click();
  await expect(bar(2)).not.toContainText("Core services with icons.");
  await save(page);
  await page.getByRole("link", { name: "All pages" }).first().click();
  await page.getByLabel("Search all texts").fill("gas lamps");
  await expect(page.getByRole("status")).toContainText("1 place");
  expectAsKept(await heard(), "announcements/editor.txt", info);
});
