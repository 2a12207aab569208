import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, expectAccessible, field, openFile, save, test } from "../support/editor";

const lamps = "services/lamps.yaml";

test("pictures are found, replaced everywhere, renamed and removed", async ({ page, editor }) => {
  await page.goto(editor.address());
  await page.getByRole("link", { name: "Pictures" }).click();
  await page.getByRole("searchbox", { name: /^Search pictures/ }).fill("lamp.webp");
  const lamp = page.locator(".library-picture").filter({ has: page.getByRole("heading", { name: "lamp.webp" }) });
  await expect(lamp).toContainText("A lamp in two colours");
  await expect(lamp).toContainText(/384 × \d+, \d+ kB/);
  const { width = 0 } = (await lamp.boundingBox()) ?? {};
  expect(width, "width of a picture's card").toBeGreaterThan(400);
  await lamp.getByText(/^Shown in \d+ places$/).click();
  await expect(lamp.getByRole("link", { name: "Lamps" }).first()).toBeVisible();
  await expectAccessible(page, "the pictures");
  await page.screenshot({ path: "test-results/editor-pictures.png" });

  await lamp.getByRole("button", { name: "Replace everywhere: lamp.webp" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "harbour.webp" }).click();
  await expect(page.getByText(/^harbour\.webp is shown in \d+ files? now\.$/)).toBeVisible();
  expect(editor.read(lamps)).not.toContain("lamp.webp");
  expect(editor.errors()).toEqual([]);
  await expect(lamp).toContainText("No page shows it.");

  await lamp.getByRole("button", { name: "Rename: lamp.webp" }).click();
  await page.getByLabel("Name of the picture").fill("Old lamp");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await page.getByRole("searchbox", { name: /^Search pictures/ }).fill("old-lamp");
  await page.getByRole("button", { name: "Delete: old-lamp.webp" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("old-lamp.webp is removed.")).toBeVisible();
  expect(existsSync(join(editor.folder, "content/images/old-lamp.webp"))).toBe(false);
});

test("what must stay in sight is clicked, written in numbers, and kept in the file", { tag: "@full" }, async ({
  page,
  editor,
}) => {
  await openFile(page, editor, lamps);
  const focus = page.locator(".focus-field").first();
  await focus.locator("summary").click();
  const picture = focus.locator(".focus-picture img");
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is not drawn.");
  await picture.click({ position: { x: box.width * 0.62, y: box.height * 0.4 } });
  await expect(field(page, "image", "focus")).toHaveValue("62");
  await focus.getByLabel("From the top, in percent").fill("35");
  await expectAccessible(page, "what must stay in sight");
  await page.screenshot({ path: "test-results/editor-focus.png" });
  await save(page);
  expect(editor.read(lamps)).toContain("focus: 62% 35%");
  expect(editor.errors()).toEqual([]);
  await focus.getByRole("button", { name: "Show the whole picture" }).click();
  await save(page);
  expect(editor.read(lamps)).not.toContain("focus:");
});
