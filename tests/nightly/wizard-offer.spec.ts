import type { Locator, Page } from "@playwright/test";
import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, open, test } from "../support/test";
import { filled, literally, site, words } from "../support/test-site";
import { description, expectDone, expectStep, field, goTo, next, wizardDialog } from "../support/wizard-steps";
import { hireDeveloper, startProject } from "../support/wizards";

const steps = site.Wizard.find(({ key }) => key === startProject.key)?.data.steps ?? [];
const choices = steps.flatMap(({ fields }) => fields.flatMap((one) => one.choices ?? []));
const detailPages = [...site.Service, ...site.Product, ...site.Industry].map(({ path, data }) => ({
  path: path ?? "",
  subject: choices.find((choice) => choice.page === path)?.name ?? data.name,
  offers: data.sections.flatMap((block) => (block.kind === "promotion" ? [block] : [])),
}));

const checked = (dialog: Locator) =>
  dialog.locator("label", { has: dialog.page().getByRole("checkbox", { checked: true }) });

const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: startProject.opener });

for (const { path, subject, offers } of detailPages) {
  test(`${path} hands on what it is about, from its header, its opening and its offer, said once`, async ({ page }) => {
    const posted = await enquiryEndpoint(page);
    await open(page, path);
    // The first of them is that of the opening.
    const contact = page.locator("main").getByRole("link", { name: site.Product[0]?.data.contactUs.text });
    await expect(contact.first()).toHaveAttribute("href", /^\/contact\?about=/);
    await opener(page).click();
    const dialog = wizardDialog(page, startProject);
    await goTo(page, startProject, 2);
    await field(dialog, startProject.labels.fullName).fill("Ada");
    await field(dialog, startProject.labels.email).fill("ada@example.com");
    await next(dialog).click();
    await expectStep(page, startProject, 3);
    await expect(checked(dialog)).toHaveText([subject]);
    await expect(dialog.getByText(subject, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await next(dialog).click();
    await expect(field(dialog, startProject.labels.description)).toHaveValue("");
    await field(dialog, startProject.labels.description).fill(description);
    await next(dialog).click();
    await expectDone(page, startProject);
    expect(posted[0]?.values).toMatchObject({ services: [subject], description });

    for (const offer of offers.filter((one) => one.subject)) {
      await open(page, path);
      await page.locator("main").getByRole("link", { name: offer.demo.text, exact: true }).click();
      await expect(dialog.getByText(offer.subject ?? "", { exact: true }).filter({ visible: true })).toHaveCount(1);
      await next(dialog).click();
      await field(dialog, startProject.labels.fullName).fill("Ada");
      await field(dialog, startProject.labels.email).fill("ada@example.com");
      await next(dialog).click();
      const isChoice = choices.some(({ name }) => name === subject);
      await expect(checked(dialog)).toHaveText([...(isChoice ? [subject] : []), offer.subject ?? ""]);
      await expect(dialog.getByText(offer.subject ?? "", { exact: true }).filter({ visible: true })).toHaveCount(1);
      await next(dialog).click();
      await expect(field(dialog, startProject.labels.description)).toHaveValue("");
    }
  });
}

test("what was brought along and is taken out is asked for like anything else", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [first] = site.Product;
  await open(page, `${first?.path}#${startProject.key}`);
  const dialog = wizardDialog(page, startProject);
  const name = first?.data.name ?? "";
  await dialog.getByText(filled(words.brought, { list: name })).click();
  await dialog.getByRole("button", { name: filled(words.remove, { name }) }).click();
  await goTo(page, startProject, 2);
  await field(dialog, startProject.labels.fullName).fill("Ada");
  await field(dialog, startProject.labels.email).fill("ada@example.com");
  await next(dialog).click();
  await expect(checked(dialog)).toHaveCount(0);
  await next(dialog).click();
  await expect(dialog.getByText(startProject.chooseOne)).toBeVisible();
});

test("a wizard whose choices are no services is told of none", async ({ page }) => {
  await open(page, `${site.Product[0]?.path}#${hireDeveloper.key}`);
  await expect(page.getByRole("dialog", { name: new RegExp(`^${literally(hireDeveloper.name)}`) })).toBeVisible();
  await expect(page.getByRole("dialog").getByText(site.Product[0]?.data.name ?? "", { exact: true })).toHaveCount(0);
});
