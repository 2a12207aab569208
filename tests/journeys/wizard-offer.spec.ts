import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, open, test } from "../support/test";
import { site } from "../support/test-site";
import { expectDone, expectStep, field, fillPerson, next, wizardDialog } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

const lamps = site.Service.find(({ key }) => key === "lamps")?.data;
const [promotion] =
  lamps?.sections.flatMap((block) => (block.kind === "promotion" && block.subject ? [block] : [])) ?? [];
const subject = promotion?.subject ?? "";
const offer = promotion?.demo.text ?? "";
const page = "/services/lamps";

test.use({ viewport: { width: 390, height: 844 } });

test("the window knows the offer that it was opened from, has it chosen, begins with it and sends its name", async ({
  page: browser,
}) => {
  const posted = await enquiryEndpoint(browser);
  await open(browser, page);
  await browser.locator("main").getByRole("link", { name: offer, exact: true }).click();
  const dialog = wizardDialog(browser, startProject);
  await expectStep(browser, startProject, 1);
  await expect(dialog.getByText(subject).first()).toBeAttached();
  await next(dialog).click();
  await fillPerson(dialog, startProject);
  await next(dialog).click();
  await expectStep(browser, startProject, 3);
  const checked = dialog.locator("label", { has: browser.getByRole("checkbox", { checked: true }) });
  await expect(checked).toHaveText(["Lamps", subject]);
  await next(dialog).click();
  await expectStep(browser, startProject, 4);
  const description = field(dialog, startProject.labels.description);
  await expect(description).toHaveValue(`${subject}. `);
  await description.press("End");
  await description.pressSequentially("By May.");
  await next(dialog).click();
  await expectDone(browser, startProject);
  expect(posted[0]?.values.services).toContain(subject);
  expect(posted[0]?.values.description).toBe(`${subject}. By May.`);
  expect(Object.keys(posted[0]?.values ?? {})).toEqual(Object.keys(startProject.labels));
});
