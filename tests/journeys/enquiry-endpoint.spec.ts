import { stored, storedFiles } from "../support/stored-enquiries";
import { expect, test } from "../support/test";
import { description, person, Wizard } from "../support/wizard-steps";
import { hireDeveloper } from "../support/wizards";

/** From the form to the database and back: nothing stands in for the server here. */

const plan = {
  name: "plan für Ada.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.concat([
    Buffer.from("%PDF-1.4\n"),
    Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256)),
  ]),
};

test("an enquiry with a PDF arrives with every answer as it was entered, and the PDF byte for byte", async ({
  page,
}) => {
  const wizard = await new Wizard(page, hireDeveloper).open();
  await wizard.fillAll();
  await wizard.fileInput.setInputFiles(plan);
  for (let step = 4; step > 2; step--) await wizard.back.click();
  for (const [name, answer] of hireDeveloper.optional) await wizard.field(name).fill(answer);
  for (let step = 2; step <= 4; step++) await wizard.next.click();
  await wizard.expectDone();
  const reference =
    (await wizard.scope.locator("strong", { hasText: /^NW-[0-9A-Z]{4}-[0-9A-Z]{4}$/ }).textContent()) ?? "";
  const [enquiry] = await stored(reference);
  expect(enquiry?.form).toBe("hire-developer");
  expect(enquiry?.answers).toEqual({
    ...person,
    ...Object.fromEntries(hireDeveloper.optional),
    services: hireDeveloper.choices.slice(0, 1),
    description,
  });
  expect(enquiry?.files).toEqual([
    { field: "files", name: plan.name, type: "application/pdf", size: plan.buffer.length },
  ]);
  expect(await storedFiles(reference)).toEqual([plan.buffer]);
  // With nothing left to lose, it closes unasked.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
