import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { filled, words } from "../support/test-site";
import { brief, field, fileInput, fileRefusals, listedFiles } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

const textFile = (name: string) => ({ ...brief, name });

/** Opens the wizard's questions on a page of their own, where all of them stand below each other. */
async function openQuestions(page: Page): Promise<Locator> {
  await open(page, `/enquire/${startProject.key}`);
  return page.locator("main form");
}

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
  await expect(fileRefusals(form, startProject)).toHaveText(words.filesNoFile);
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
  await expect(fileRefusals(form, startProject)).toHaveText(filled(words.filesFolder, { name: "brief.pdf" }));
  await expect(listedFiles(form)).toContainText(["good.txt"]);
});

test("a file is removed by its name, focus stays, and it can be added again", async ({ page }) => {
  const form = await openQuestions(page);
  await fileInput(form).setInputFiles([textFile("one.txt"), textFile("two.txt")]);
  const remove = form.getByRole("button", { name: filled(words.filesRemove, { name: "one.txt" }) });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(listedFiles(form)).toContainText(["two.txt"]);
  await expect(fileInput(form)).toBeFocused();
  await fileInput(form).setInputFiles(textFile("one.txt"));
  await expect(listedFiles(form)).toContainText(["two.txt", "one.txt"]);
});
