import type { Locator, Page } from "@playwright/test";
import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, test } from "../support/test";
import { brief, expectDone, fileInput, fillAll, next, openByAddress } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

const kinds = "pdf, docx, xlsx, pptx, odt, txt, csv, png, jpg, webp";
const megabyte = 1_000_000;

const textFile = (name: string) => ({ ...brief, name });
const listed = (dialog: Locator) => dialog.getByRole("list", { name: "Added files" }).getByRole("listitem");
const refusals = (dialog: Locator) => dialog.getByRole("group", { name: /^Files/ }).getByRole("alert");

/** Opens the wizard on its fourth step, where only files are missing. */
async function openAtFiles(page: Page): Promise<Locator> {
  await openByAddress(page, startProject);
  return fillAll(page, startProject);
}

/** Drops files onto an element, as from the desktop. */
async function drop(target: Locator, files: { name: string; text: string }[]) {
  const transfer = await target.page().evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, text } of given) data.items.add(new File([text], name, { type: "text/plain" }));
    return data;
  }, files);
  for (const type of ["dragenter", "dragover", "drop"]) await target.dispatchEvent(type, { dataTransfer: transfer });
}

/** Puts a file of a size into the input without handing its bytes over: they are made in the page. */
async function chooseLarge(dialog: Locator, name: string, bytes: number) {
  await fileInput(dialog).evaluate(
    (input, given) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(given.bytes)], given.name));
      (input as HTMLInputElement).files = data.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
    { name, bytes },
  );
}

test("files are chosen and dropped, listed with their size, and sent in that order", async ({ page }) => {
  const posted = await enquiryEndpoint(page);
  const dialog = await openAtFiles(page);
  await expect(fileInput(dialog)).toHaveAccessibleDescription(`Up to 5 files, 10 MB in all. Kinds: ${kinds}.`);
  await expect(fileInput(dialog)).toHaveAttribute("accept", /^\.pdf,.*\.jpg,\.jpeg,\.webp$/);
  await fileInput(dialog).setInputFiles(textFile("chosen.txt"));
  await drop(dialog.getByText("or drop them here"), [{ name: "dropped, ü.txt", text: "Grüße" }]);
  await expect(listed(dialog)).toContainText(["chosen.txt (15 bytes)", "dropped, ü.txt (7 bytes)"]);
  await next(dialog).click();
  await expectDone(page, startProject);
  expect(posted[0]?.values.files).toEqual([
    { name: "chosen.txt", type: "text/plain", size: 15, data: brief.buffer.toString("base64") },
    { name: "dropped, ü.txt", type: "text/plain", size: 7, data: Buffer.from("Grüße").toString("base64") },
  ]);
});

test("a file dropped beside the place for files neither leaves the page nor opens", async ({ page }) => {
  const dialog = await openAtFiles(page);
  const prevented = await dialog
    .getByRole("heading")
    .first()
    .evaluate((heading) => {
      const data = new DataTransfer();
      data.items.add(new File(["x"], "stray.txt"));
      const over = new DragEvent("dragover", { dataTransfer: data, bubbles: true, cancelable: true });
      heading.dispatchEvent(over);
      const dropped = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
      heading.dispatchEvent(dropped);
      return over.defaultPrevented && dropped.defaultPrevented;
    });
  expect(prevented, "the browser would show the file in place of the page, and everything entered would be lost").toBe(
    true,
  );
});

test("what cannot be taken is refused with its reason, and the rest is taken", async ({ page }) => {
  const dialog = await openAtFiles(page);
  await fileInput(dialog).setInputFiles([
    { name: "setup.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
    { name: "empty.txt", mimeType: "text/plain", buffer: Buffer.alloc(0) },
    textFile("good.TXT"),
  ]);
  await expect(refusals(dialog).locator("p")).toHaveText([
    `setup.exe was not added: we can take ${kinds}.`,
    "empty.txt was not added: it is empty.",
  ]);
  await expect(listed(dialog)).toHaveCount(1);
  await fileInput(dialog).setInputFiles(textFile("another.txt"));
  await expect(refusals(dialog)).toBeEmpty();
  await expect(listed(dialog)).toHaveCount(2);
});

test("a file that is too large, and files that are too large together, are refused", async ({ page }) => {
  const dialog = await openAtFiles(page);
  await chooseLarge(dialog, "film.png", 10 * megabyte + 60_000);
  await expect(refusals(dialog)).toHaveText(
    "film.png was not added: it has 10.1 MB, and a file may have at most 10 MB.",
  );
  await expect(listed(dialog)).toHaveCount(0);
  await chooseLarge(dialog, "half.png", 5 * megabyte);
  await chooseLarge(dialog, "more.png", 5 * megabyte + 1);
  await expect(refusals(dialog)).toHaveText("more.png was not added: together the files would be larger than 10 MB.");
  await chooseLarge(dialog, "rest.png", 5 * megabyte);
  await expect(listed(dialog)).toContainText(["half.png (5 MB)", "rest.png (5 MB)"]);
  await expect(refusals(dialog)).toBeEmpty();
});

test("a sixth file is refused", async ({ page }) => {
  const dialog = await openAtFiles(page);
  const names = ["1.txt", "2.txt", "3.txt", "4.txt", "5.txt", "6.txt"];
  await fileInput(dialog).setInputFiles(names.map(textFile));
  await expect(listed(dialog)).toHaveCount(5);
  await expect(refusals(dialog)).toHaveText("6.txt was not added: 5 files are the most we can take here.");
});

test("a file is removed by its name, focus stays, and it can be added again", async ({ page }) => {
  const dialog = await openAtFiles(page);
  await fileInput(dialog).setInputFiles([textFile("one.txt"), textFile("two.txt")]);
  const remove = dialog.getByRole("button", { name: "Remove one.txt" });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(listed(dialog)).toContainText(["two.txt"]);
  await expect(fileInput(dialog)).toBeFocused();
  await fileInput(dialog).setInputFiles(textFile("one.txt"));
  await expect(listed(dialog)).toContainText(["two.txt", "one.txt"]);
});

test("two files of the same name are both listed and removed one at a time", async ({ page }) => {
  const dialog = await openAtFiles(page);
  await fileInput(dialog).setInputFiles(textFile("same.txt"));
  await fileInput(dialog).setInputFiles({ ...textFile("same.txt"), buffer: Buffer.from("other") });
  await expect(listed(dialog)).toHaveCount(2);
  await dialog.getByRole("button", { name: "Remove same.txt" }).first().click();
  await expect(listed(dialog)).toContainText(["same.txt (5 bytes)"]);
});
