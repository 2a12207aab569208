import type { Locator } from "@playwright/test";
import { stored, storedFiles } from "../support/stored-enquiries";
import { expect, test } from "../support/test";
import { words } from "../support/test-site";
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

async function referenceIn(scope: Locator): Promise<string> {
  const reference = scope.locator("strong", { hasText: /^NW-[0-9A-Z]{4}-[0-9A-Z]{4}$/ });
  await expect(reference).toBeVisible();
  return (await reference.textContent()) ?? "";
}

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
  const reference = await referenceIn(wizard.scope);
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
});

test("an answer that was lost on the way does not make two enquiries of one", async ({ page, watch }) => {
  const wizard = await new Wizard(page).open();
  await wizard.fillAll();
  let first: { reference: string } | undefined;
  await page.route(
    "**/api/enquiries/*",
    async (route) => {
      first = await (await route.fetch()).json();
      await route.abort();
    },
    { times: 1 },
  );
  await wizard.next.click();
  await expect(wizard.scope.getByText(words.failedUnreachable)).toBeVisible();
  await wizard.next.click();
  await wizard.expectDone();
  expect(await referenceIn(wizard.scope)).toBe(first?.reference);
  watch.messages = [];
});
