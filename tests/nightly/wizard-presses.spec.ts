import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, test } from "../support/test";
import { words } from "../support/test-site";
import { person, Wizard } from "../support/wizard-steps";

test("on a phone a press on Next right after half an address was typed is felt, and asks once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const posted = await enquiryEndpoint(page);
  const wizard = await new Wizard(page).open();
  await wizard.goTo(2);
  await wizard.field("fullName").fill(person.fullName);
  await wizard.field("email").pressSequentially("ada@");
  const pressNext = async () => {
    const box = await wizard.next.boundingBox();
    if (!box) throw new Error("There is no Next.");
    // As slowly as a hand presses: what shows as the field is left has time to move the page.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.waitForTimeout(300);
    await page.mouse.up();
  };
  await pressNext();
  await expect(wizard.field("email")).toBeFocused();
  await expect(wizard.scope.getByRole("button", { name: words.incompleteKeep, exact: true })).toBeInViewport();
  await pressNext();
  await wizard.expectStep(3);
  await wizard.tile(0).check();
  await wizard.next.click();
  await wizard.field("description").fill("A light.");
  await wizard.next.click();
  await wizard.expectDone();
  expect(posted.map(({ values }) => values.email)).toEqual(["ada@"]);
});
