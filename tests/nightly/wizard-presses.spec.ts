import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, test } from "../support/test";
import { words } from "../support/test-site";
import {
  expectDone,
  expectStep,
  field,
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
] as const;

test.describe("on a phone, where a remark takes the most room", () => {
  test.use({ viewport: sizes[3] });

  test("a press on Next right after half an address was typed is felt, and asks once", async ({ page }) => {
    const posted = await enquiryEndpoint(page);
    const dialog = await openByAddress(page, startProject);
    await goTo(page, startProject, 2);
    await field(dialog, labels.fullName).fill(person.fullName);
    await field(dialog, labels.email).pressSequentially("ada@");
    const pressNext = async () => {
      const box = await next(dialog).boundingBox();
      if (!box) throw new Error("There is no Next.");
      // As slowly as a hand presses: what shows as the field is left has time to move the page.
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.waitForTimeout(300);
      await page.mouse.up();
    };
    await pressNext();
    await expect(field(dialog, labels.email)).toBeFocused();
    await expect(dialog.getByRole("button", { name: words.incompleteKeep, exact: true })).toBeInViewport();
    await pressNext();
    await expectStep(page, startProject, 3);
    await tile(dialog, startProject.choices[0] ?? "").check();
    await next(dialog).click();
    await field(dialog, labels.description).fill("A light.");
    await next(dialog).click();
    await expectDone(page, startProject);
    expect(posted.map(({ values }) => values.email)).toEqual(["ada@"]);
  });
});

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test("the window keeps its height and its buttons their place, whatever is said in it", async ({ page }) => {
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
      await next(dialog).click();
      await note();
      await tile(dialog, startProject.choices[0] ?? "").check();
      await next(dialog).click();
      await note();
      expect(new Set(places).size, places.join(", ")).toBe(1);
    });
  });
}
