import { enquiryEndpoint, failedRequest } from "../support/enquiry-endpoint";
import { fullOnly } from "../support/full-only";
import { expect, test } from "../support/test";
import { filled, words } from "../support/test-site";
import {
  dialogAt,
  expectDone,
  expectStep,
  failure,
  field,
  fillAll,
  fillPerson,
  goTo,
  next,
  openByAddress,
  person,
  tile,
} from "../support/wizard-steps";
import { startProject } from "../support/wizards";

const { labels } = startProject;
const sizes = [
  { width: 1440, height: 900 },
  { width: 1440, height: 700 },
  { width: 768, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    for (const address of ["ada@", "ada@gmial.com", "not an address"]) {
      const name = `a press on Next right after ${address} was typed goes on, and the confirmation asks again`;
      // Half an address shows the highest remark, on a phone as on a desktop; the others are proven on a phone alone.
      const isProven = address === "ada@" ? viewport === sizes[0] : viewport === sizes.at(-1);
      const isRepeated = !isProven || address === "not an address";
      test(name, fullOnly(isRepeated), async ({ page }) => {
        const posted = await enquiryEndpoint(page);
        const dialog = await openByAddress(page, startProject);
        await goTo(page, startProject, 2);
        await field(dialog, labels.fullName).fill(person.fullName);
        await field(dialog, labels.email).pressSequentially(address);
        const box = await next(dialog).boundingBox();
        if (!box) throw new Error("There is no Next.");
        // As slowly as a hand presses: what shows as the field is left has time to move the page.
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.down();
        await page.waitForTimeout(300);
        await page.mouse.up();
        await expectStep(page, startProject, 3);
        await tile(dialog, startProject.choices[0] ?? "").check();
        await next(dialog).click();
        await field(dialog, labels.description).fill("A light.");
        await next(dialog).click();
        await expectDone(page, startProject);
        await expect(dialog.getByText(filled(words.doubtful, { address }))).toBeVisible();

        await dialog.getByRole("button", { name: words.doubtfulMend }).click();
        const email = field(dialog, labels.email);
        await expect(email).toBeFocused();
        await email.fill(person.email);
        for (let step = 2; step <= 4; step++) await next(dialog).click();
        await expectDone(page, startProject);
        await expect(dialog.getByText(words.doubtfulMend)).toHaveCount(0);
        expect(posted.map(({ values }) => values.email)).toEqual([address, person.email]);
        expect(posted[1]?.headers["idempotency-key"]).toBe(posted[0]?.headers["idempotency-key"]);
      });
    }

    test(
      "the window keeps its height and its buttons their place, whatever is said in it",
      fullOnly(viewport.height === 700 || viewport.width === 768),
      async ({ page }) => {
        await enquiryEndpoint(page);
        const dialog = await openByAddress(page, startProject);
        // It moves into its place as it opens.
        await expect(async () => {
          const place = await dialog.boundingBox();
          await page.waitForTimeout(100);
          expect(await dialog.boundingBox()).toEqual(place);
        }).toPass();
        const places: string[] = [];
        const note = async () => {
          const [frame, button] = [await dialog.boundingBox(), await next(dialog).boundingBox()];
          if (!frame || !button) throw new Error("The window or its button is not drawn.");
          const { y, height } = frame;
          places.push(`${Math.round(y)} ${Math.round(height)} ${Math.round(button.y + button.height)}`);
          expect(button.y + button.height).toBeLessThanOrEqual(viewport.height);
        };
        await note();
        await next(dialog).click();
        await note();
        await next(dialog).click();
        await expect(dialog.getByText(words.required, { exact: true })).toHaveCount(2);
        await note();
        await fillPerson(dialog, startProject);
        await field(dialog, labels.email).fill("ada@");
        await field(dialog, labels.fullName).focus();
        await expect(dialog.getByText(words.incomplete)).toBeVisible();
        await note();
        await next(dialog).click();
        await note();
        await tile(dialog, startProject.choices[0] ?? "").check();
        await next(dialog).click();
        await note();
        expect(new Set(places).size, places.join(", ")).toBe(1);
      },
    );
  });
}

test("beside the button that sends stands when the answer comes, before and after", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enquiryEndpoint(page);
  await openByAddress(page, startProject);
  const dialog = await fillAll(page, startProject);
  const answer = dialog.getByText(new RegExp(`^${words.replyToday.split("{")[0]}`));
  await expect(answer).toBeInViewport({ ratio: 1 });
  const said = await answer.textContent();
  await next(dialog).click();
  await expectDone(page, startProject);
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(answer).toHaveText(said ?? "");
});

test("the last button says that it sends, and after a failure that it tries again", async ({ page, watch }) => {
  await page.route("**/api/enquiries/**", (route) => route.abort());
  await openByAddress(page, startProject);
  const dialog = await fillAll(page, startProject);
  await expect(next(dialog)).toHaveText(words.nextSend);
  await next(dialog).click();
  await expect(failure(dialog)).toBeVisible();
  await expect(failure(dialog)).toBeInViewport();
  await expect(next(dialog)).toHaveText(words.nextRetry);
  await expect(next(dialog)).toBeInViewport();
  await expect(dialogAt(page, startProject, 4)).toBeVisible();
  watch.messages = watch.messages.filter((line) => !failedRequest.test(line));
});
