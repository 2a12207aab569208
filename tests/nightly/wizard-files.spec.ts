import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { filled, words } from "../support/test-site";
import { brief, Wizard } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

const textFile = (name: string) => ({ ...brief, name });

/** Opens the wizard's questions on a page of their own, where all of them stand below each other. */
async function openQuestions(page: Page): Promise<Wizard> {
  await open(page, `/enquire/${startProject.key}`);
  return new Wizard(page, startProject, page.locator("main form"));
}

test("a file dropped beside the place for files neither leaves the page nor opens", async ({ page }) => {
  const questions = await openQuestions(page);
  const prevented = await questions.scope
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

test("a link that is dropped is answered with a sentence, also aloud", async ({ page }) => {
  const questions = await openQuestions(page);
  const place = questions.scope.getByText(words.filesDrop);
  await place.evaluate((element) => {
    const data = new DataTransfer();
    data.setData("text/uri-list", "https://mail.example/attachment");
    element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(questions.fileRefusals).toHaveText(words.filesNoFile);
});

test("a file is removed by its name, focus stays, and it can be added again", async ({ page }) => {
  const questions = await openQuestions(page);
  await questions.fileInput.setInputFiles([textFile("one.txt"), textFile("two.txt")]);
  const remove = questions.scope.getByRole("button", { name: filled(words.remove, { name: "one.txt" }) });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(questions.listedFiles).toContainText(["two.txt"]);
  await expect(questions.fileInput).toBeFocused();
  await questions.fileInput.setInputFiles(textFile("one.txt"));
  await expect(questions.listedFiles).toContainText(["two.txt", "one.txt"]);
});
