import { deferred } from "../support/deferred";
import { answer, enquiryEndpoint, failedRequest, take } from "../support/enquiry-endpoint";
import { expect, test } from "../support/test";
import { facts, filled, words } from "../support/test-site";
import { description, person, Wizard } from "../support/wizard-steps";

const refusal = `Firm (company): ${filled(words.tooLong, { count: 300, max: 200 })}`;

test("a refusal is said with its sentence, nothing is lost, and the button sends the same enquiry again", async ({
  page,
  watch,
}) => {
  const posted = await enquiryEndpoint(page, answer(422, "text/plain; charset=utf-8", refusal), take);
  const wizard = await new Wizard(page).open();
  await wizard.fillAll();
  await expect(wizard.next).toHaveText(words.nextSend);
  await wizard.next.click();
  const failure = wizard.scope.getByRole("alert").filter({ hasText: words.kept });
  await expect(failure).toContainText(refusal);
  for (const href of [`mailto:${facts.email}`, `tel:${facts.phone.replaceAll(" ", "")}`]) {
    await expect(failure.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(wizard.field("description")).toHaveValue(description);
  await expect(failure).toBeInViewport();
  await expect(wizard.next).toHaveText(words.nextRetry);
  await expect(wizard.next).toBeInViewport();
  await wizard.next.click();
  await wizard.expectDone();
  const [first, second, ...more] = posted;
  expect(more).toEqual([]);
  expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
  expect(second?.values).toEqual(first?.values);
  expect(second?.values).toMatchObject(person);
  watch.messages = watch.messages.filter((message) => !failedRequest.test(message));
});

test("while it is sent, that is said, focus stays, and nothing else that is pressed does anything", async ({
  page,
}) => {
  const answered = deferred();
  const posted = await enquiryEndpoint(page, async (route) => {
    await answered.promise;
    await take(route);
  });
  const wizard = await new Wizard(page).open();
  await wizard.fillAll();
  await wizard.next.dblclick();
  const sending = wizard.scope.getByRole("button", { name: words.sending });
  await expect(sending).toBeFocused();
  await expect(sending).toHaveAttribute("aria-disabled", "true");
  await expect(wizard.scope.getByRole("status").filter({ hasText: words.sending })).toHaveCount(1);
  await sending.click({ force: true });
  await page.keyboard.press("Enter");
  await wizard.back.click({ force: true });
  // Closed now, nobody would be told of a refusal.
  await page.keyboard.press("Escape");
  await wizard.close.click({ force: true });
  await page.goBack();
  await expect(wizard.field("description")).toBeVisible();
  answered.resolve();
  await wizard.expectDone();
  expect(posted).toHaveLength(1);
});

test("a double click on the first Next does not call the next step's empty fields wrong", async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.next.dblclick();
  await wizard.expectStep(2);
  await expect(wizard.scope.locator("[aria-invalid=true]")).toHaveCount(0);
});
