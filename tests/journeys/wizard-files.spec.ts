import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, open, test } from "../support/test";
import { filled, settings, words } from "../support/test-site";
import { brief, expectDone, field, fileInput, fillAll, next, openByAddress } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

// Nothing proven here moves; drawing each picture of it costs a tenth of the time. Others keep theirs.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const kinds = settings.enquiries.uploads.types.join(", ").toUpperCase();

const textFile = (name: string) => ({ ...brief, name });
const listed = (dialog: Locator) => dialog.getByRole("list", { name: words.filesList }).getByRole("listitem");
const refusals = (dialog: Locator) =>
  dialog.getByRole("group", { name: new RegExp(`^${startProject.labels.files}`) }).getByRole("alert");

/** Opens the wizard's questions on a page of their own, where all of them stand below each other. */
async function openQuestions(page: Page): Promise<Locator> {
  await open(page, `/enquire/${startProject.key}`);
  return page.locator("main form");
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

test("files are chosen and dropped, listed with their size, and sent in that order", async ({ page }) => {
  const posted = await enquiryEndpoint(page);
  await openByAddress(page, startProject);
  const dialog = await fillAll(page, startProject);
  await expect(fileInput(dialog)).toHaveAccessibleDescription(
    filled(words.filesLimits, { count: 4, total: "10 tons", types: kinds }),
  );
  await expect(fileInput(dialog)).toHaveAttribute("accept", /^\.pdf,.*\.jpg,\.jpeg,\.webp$/);
  await fileInput(dialog).setInputFiles(textFile("chosen.txt"));
  await drop(dialog.getByText(words.filesDrop), [{ name: "dropped, ü.txt", text: "Grüße" }]);
  await expect(listed(dialog)).toContainText(["chosen.txt (15 grains)", "dropped, ü.txt (7 grains)"]);
  await next(dialog).click();
  await expectDone(page, startProject);
  expect(posted[0]?.values.files).toEqual([
    { name: "chosen.txt", type: "text/plain", size: 15, data: brief.buffer.toString("base64") },
    { name: "dropped, ü.txt", type: "text/plain", size: 7, data: Buffer.from("Grüße").toString("base64") },
  ]);
});

test("a file dropped beside the place for files neither leaves the page nor opens", async ({ page }) => {
  const form = await openQuestions(page);
  const prevented = await form
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

test("a text is dragged into a question as anywhere else", async ({ page }) => {
  const form = await openQuestions(page);
  const [heading = ""] = startProject.headings.slice(3);
  const [text, description] = [form.getByText(heading), field(form, startProject.labels.description)];
  await text.selectText();
  await text.dragTo(description, { sourcePosition: { x: 10, y: 10 } });
  await expect(description).toHaveValue(heading);
});

test("a link or a folder that is dropped is answered with a sentence, also aloud", async ({ page }) => {
  const form = await openQuestions(page);
  const place = form.getByText(words.filesDrop);
  await place.evaluate((element) => {
    const data = new DataTransfer();
    data.setData("text/uri-list", "https://mail.example/attachment");
    element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(refusals(form)).toHaveText(words.filesNoFile);
  // Only the system can drop a folder: its entry is played.
  await place.evaluate((element) => {
    DataTransferItem.prototype.webkitGetAsEntry = function entry() {
      const file = this.getAsFile();
      return file ? ({ name: file.name, isDirectory: file.name === "brief.pdf" } as FileSystemEntry) : null;
    };
    const data = new DataTransfer();
    data.items.add(new File([""], "brief.pdf"));
    data.items.add(new File(["Grüße"], "good.txt"));
    element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(refusals(form)).toHaveText(filled(words.filesFolder, { name: "brief.pdf" }));
  await expect(listed(form)).toContainText(["good.txt"]);
});

test("a file is read when it is chosen: what becomes of it later changes nothing, and saved anew it takes its place", async ({
  page,
}) => {
  const posted = await enquiryEndpoint(page);
  const folder = await mkdtemp(join(tmpdir(), "files-"));
  const path = join(folder, "brief.txt");
  const bad = join(folder, "plan.pdf");
  await writeFile(path, "First");
  await writeFile(bad, "MZ");
  await openByAddress(page, startProject);
  const dialog = await fillAll(page, startProject);
  await fileInput(dialog).setInputFiles([path, bad]);
  await expect(refusals(dialog)).toHaveText(filled(words.fileMismatch, { name: "plan.pdf" }));
  // Also where the list of files is longer than the window.
  await expect(refusals(dialog)).toBeInViewport({ ratio: 1 });
  await expect(listed(dialog)).toContainText(["brief.txt (5 grains)"]);
  await writeFile(path, "Second one");
  await fileInput(dialog).setInputFiles(path);
  await expect(listed(dialog)).toContainText(["brief.txt (10 grains)"]);
  await expect(listed(dialog)).toHaveCount(1);
  await expect(refusals(dialog)).toBeEmpty();
  await page.waitForTimeout(300);
  await rm(folder, { recursive: true });
  await next(dialog).click();
  await expectDone(page, startProject);
  expect(posted[0]?.values.files).toMatchObject([{ data: Buffer.from("Second one").toString("base64") }]);
});

test("a file is removed by its name, focus stays, and it can be added again", async ({ page }) => {
  const form = await openQuestions(page);
  await fileInput(form).setInputFiles([textFile("one.txt"), textFile("two.txt")]);
  const remove = form.getByRole("button", { name: filled(words.filesRemove, { name: "one.txt" }) });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(listed(form)).toContainText(["two.txt"]);
  await expect(fileInput(form)).toBeFocused();
  await fileInput(form).setInputFiles(textFile("one.txt"));
  await expect(listed(form)).toContainText(["two.txt", "one.txt"]);
});
