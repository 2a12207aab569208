import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, open, test } from "../support/test";
import { filled, words } from "../support/test-site";
import { brief, Wizard } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

const textFile = (name: string) => ({ ...brief, name });

test("what is dropped beside or is no file is not followed, and a file is removed by its name, with focus kept", async ({
  page,
}) => {
  await open(page, `/enquire/${startProject.key}`);
  const questions = new Wizard(page, startProject, page.locator("main form"));
  // The browser would show the file in place of the page, and everything entered would be lost.
  const isKept = await questions.scope
    .getByRole("heading")
    .first()
    .evaluate((heading) =>
      ["dragover", "drop"].every((type) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(["x"], "stray.txt"));
        return !heading.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }),
    );
  expect(isKept).toBe(true);
  await questions.scope.getByText(words.filesDrop).evaluate((place) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/uri-list", "https://mail.example/attachment");
    place.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(questions.fileRefusals).toHaveText(words.filesNoFile);

  await questions.fileInput.setInputFiles([textFile("one.txt"), textFile("two.txt")]);
  await questions.scope.getByRole("button", { name: filled(words.remove, { name: "one.txt" }) }).focus();
  await page.keyboard.press("Enter");
  await expect(questions.listedFiles).toContainText(["two.txt"]);
  await expect(questions.fileInput).toBeFocused();
  await questions.fileInput.setInputFiles(textFile("one.txt"));
  await expect(questions.listedFiles).toContainText(["two.txt", "one.txt"]);
});

test("a file is read when it is chosen: what becomes of it later changes nothing, and saved anew it is another one", async ({
  page,
}) => {
  const posted = await enquiryEndpoint(page);
  const folder = await mkdtemp(join(tmpdir(), "files-"));
  const path = join(folder, "brief.txt");
  const bad = join(folder, "plan.pdf");
  await writeFile(path, "First");
  await writeFile(bad, "MZ");
  const wizard = await new Wizard(page).open();
  await wizard.fillAll();
  await wizard.fileInput.setInputFiles([path, bad]);
  await expect(wizard.fileRefusals).toHaveText(filled(words.fileMismatch, { name: "plan.pdf" }));
  // Also where the list of files is longer than the window.
  await expect(wizard.fileRefusals).toBeInViewport({ ratio: 1 });
  await expect(wizard.listedFiles).toContainText(["brief.txt (5 byte)"]);
  await writeFile(path, "Second one");
  await wizard.fileInput.setInputFiles(path);
  await expect(wizard.listedFiles).toContainText(["brief.txt (5 byte)", "brief.txt (2) (10 byte)"]);
  await expect(wizard.fileRefusals).toBeEmpty();
  await page.waitForTimeout(300);
  await rm(folder, { recursive: true });
  await wizard.next.click();
  await wizard.expectDone();
  expect(posted[0]?.values.files).toMatchObject(
    ["First", "Second one"].map((text) => ({ data: Buffer.from(text).toString("base64") })),
  );
});
