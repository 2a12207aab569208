import { expect, expectAccessible, field, openFile, save, test } from "../support/editor";

const lamps = "services/lamps.yaml";

test("what must stay in sight is clicked, written, and kept in the file", async ({ page, editor }) => {
  await openFile(page, editor, lamps);
  const focus = page.locator(".focus-field").first();
  await focus.locator("summary").click();
  const picture = focus.locator(".focus-picture img");
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is not drawn.");
  await picture.click({ position: { x: box.width * 0.62, y: box.height * 0.4 } });
  await expect(field(page, "image", "focus")).toHaveValue("62% 40%");
  await field(page, "image", "focus").fill("62% 35%");
  await page.getByRole("button", { name: "Save", exact: true }).hover();
  await expectAccessible(page, "what must stay in sight");
  await save(page);
  expect(editor.read(lamps)).toContain("focus: 62% 35%");
  expect(editor.errors()).toEqual([]);
  await field(page, "image", "focus").fill("");
  await save(page);
  expect(editor.read(lamps)).not.toContain("focus:");
});
