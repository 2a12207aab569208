import type { Locator } from "@playwright/test";
import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, test } from "../support/test";
import { filled, settings, words } from "../support/test-site";
import { brief, Wizard } from "../support/wizard-steps";

const kinds = settings.enquiries.uploads.types.join(", ").toUpperCase();

const textFile = (name: string) => ({ ...brief, name });
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
  const wizard = await new Wizard(page).open();
  await wizard.fillAll();
  await expect(wizard.fileInput).toHaveAccessibleDescription(
    filled(words.filesLimits, { count: 4, total: "10 MB", types: kinds }),
  );
  await expect(wizard.fileInput).toHaveAttribute("accept", /^\.pdf,.*\.jpg,\.jpeg,\.webp$/);
  await wizard.fileInput.setInputFiles(textFile("chosen.txt"));
  await drop(wizard.scope.getByText(words.filesDrop), [{ name: "dropped, ü.txt", text: "Grüße" }]);
  await expect(wizard.listedFiles).toContainText(["chosen.txt (15 byte)", "dropped, ü.txt (7 byte)"]);
  await wizard.next.click();
  await wizard.expectDone();
  expect(posted[0]?.values.files).toEqual([
    { name: "chosen.txt", type: "text/plain", size: 15, data: brief.buffer.toString("base64") },
    { name: "dropped, ü.txt", type: "text/plain", size: 7, data: Buffer.from("Grüße").toString("base64") },
  ]);
});
