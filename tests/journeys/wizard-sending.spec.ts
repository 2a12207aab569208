import type { Locator } from "@playwright/test";
import { deferred } from "../support/deferred";
import { answer, enquiryEndpoint, failedRequest, take } from "../support/enquiry-endpoint";
import { expect, test, type Watch } from "../support/test";
import { facts, filled, words } from "../support/test-site";
import {
  back,
  description,
  expectDone,
  expectStep,
  failure,
  field,
  fillAll,
  next,
  openByAddress,
  person,
} from "../support/wizard-steps";
import { startProject } from "../support/wizards";

const refusal = `Firm (company): ${filled(words.tooLong, { count: 300, max: 200 })}`;

const forgive = (watch: Watch) => {
  watch.messages = watch.messages.filter((message) => !failedRequest.test(message));
};

async function expectFailure(dialog: Locator, sentence: string) {
  await expect(failure(dialog)).toContainText(sentence);
  await expect(failure(dialog).getByRole("link", { name: facts.email })).toHaveAttribute(
    "href",
    `mailto:${facts.email}`,
  );
  await expect(failure(dialog).getByRole("link", { name: facts.phone })).toHaveAttribute(
    "href",
    `tel:${facts.phone.replaceAll(" ", "")}`,
  );
  await expect(field(dialog, startProject.labels.description)).toHaveValue(description);
}

// A connection that breaks: enquiry-endpoint.spec.ts.
test("a refusal is said with its sentence, nothing is lost, and the button sends the same enquiry again", async ({
  page,
  watch,
}) => {
  const posted = await enquiryEndpoint(page, answer(422, "text/plain; charset=utf-8", refusal), take);
  await openByAddress(page, startProject);
  const dialog = await fillAll(page, startProject);
  await expect(next(dialog)).toHaveText(words.nextSend);
  await next(dialog).click();
  await expectFailure(dialog, refusal);
  await expect(failure(dialog)).toBeInViewport();
  await expect(next(dialog)).toHaveText(words.nextRetry);
  await expect(next(dialog)).toBeInViewport();
  await next(dialog).click();
  await expectDone(page, startProject);
  const [first, second, ...more] = posted;
  expect(more).toEqual([]);
  expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
  expect(second?.entries).toEqual(first?.entries);
  expect(second?.values).toMatchObject(person);
  forgive(watch);
});

test("while it is sent, that is said, focus stays, and nothing else that is pressed does anything", async ({
  page,
}) => {
  const answered = deferred();
  const posted = await enquiryEndpoint(page, async (route) => {
    await answered.promise;
    await take(route);
  });
  await openByAddress(page, startProject);
  const dialog = await fillAll(page, startProject);
  await next(dialog).dblclick();
  const sending = dialog.getByRole("button", { name: words.sending });
  await expect(sending).toBeFocused();
  await expect(sending).toHaveAttribute("aria-disabled", "true");
  await expect(dialog.getByRole("status").filter({ hasText: words.sending })).toHaveCount(1);
  await sending.click({ force: true });
  await page.keyboard.press("Enter");
  await back(dialog).click({ force: true });
  // Closed now, nobody would be told of a refusal.
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: words.close }).click({ force: true });
  await page.goBack();
  await expect(field(dialog, startProject.labels.description)).toBeVisible();
  answered.resolve();
  await expectDone(page, startProject);
  expect(posted).toHaveLength(1);
});

test("a double click on the first Next does not call the next step's empty fields wrong", async ({ page }) => {
  const dialog = await openByAddress(page, startProject);
  await next(dialog).dblclick();
  await expectStep(page, startProject, 2);
  await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(0);
});
