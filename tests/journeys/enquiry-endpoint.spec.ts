import type { Locator } from "@playwright/test";
import { stored, storedFiles } from "../support/stored-enquiries";
import { expect, test } from "../support/test";
import { words } from "../support/test-site";
import {
  back,
  description,
  expectDone,
  field,
  fileInput,
  fillAll,
  next,
  openByAddress,
  person,
} from "../support/wizard-steps";
import { hireDeveloper, startProject } from "../support/wizards";

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
  await openByAddress(page, hireDeveloper);
  const dialog = await fillAll(page, hireDeveloper);
  await fileInput(dialog).setInputFiles(plan);
  for (let step = 4; step > 2; step--) await back(dialog).click();
  for (const [label, , answer] of hireDeveloper.optional) await field(dialog, label).fill(answer);
  for (let step = 2; step <= 4; step++) await next(dialog).click();
  await expectDone(page, hireDeveloper);
  const reference = await referenceIn(dialog);
  const [enquiry] = await stored(reference);
  expect(enquiry?.form).toBe("hire-developer");
  expect(enquiry?.answers).toEqual({
    ...person,
    ...Object.fromEntries(hireDeveloper.optional.map(([, key, answer]) => [key, answer])),
    services: hireDeveloper.choices.slice(0, 1),
    description,
  });
  expect(enquiry?.files).toEqual([
    { field: "files", name: plan.name, type: "application/pdf", size: plan.buffer.length },
  ]);
  expect(await storedFiles(reference)).toEqual([plan.buffer]);
});

test("an answer that was lost on the way does not make two enquiries of one", async ({ page, watch }) => {
  await openByAddress(page, startProject);
  const dialog = await fillAll(page, startProject);
  let first: { reference: string } | undefined;
  await page.route(
    "**/api/enquiries/*",
    async (route) => {
      first = await (await route.fetch()).json();
      await route.abort();
    },
    { times: 1 },
  );
  await next(dialog).click();
  await expect(dialog.getByText(words.failedUnreachable)).toBeVisible();
  await next(dialog).click();
  await expectDone(page, startProject);
  expect(await referenceIn(dialog)).toBe(first?.reference);
  watch.messages = [];
});
