import type { Locator, Page } from "@playwright/test";
import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, open, test } from "../support/test";
import { filled, literally, site, words } from "../support/test-site";
import { description, Wizard } from "../support/wizard-steps";
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

/** Goes to the choices, and expects these to be made already, each said once. */
async function expectChosen(page: Page, subjects: readonly string[]): Promise<void> {
  const wizard = new Wizard(page);
  await wizard.goTo(3);
  await expect(checked(wizard.scope)).toHaveText([...subjects]);
  const last = subjects.at(-1) ?? "";
  await expect(wizard.scope.getByText(last, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await wizard.next.click();
  await expect(wizard.field("description")).toHaveValue("");
}

for (const { path, subject, offers } of detailPages) {
  test(`${path} hands on what it is about, from its header, its opening and its offer, said once`, async ({ page }) => {
    const posted = await enquiryEndpoint(page);
    await open(page, path);
    // The first of them is that of the opening.
    const contact = page.locator("main").getByRole("link", { name: site.Product[0]?.data.contactUs.text });
    await expect(contact.first()).toHaveAttribute("href", /^\/contact\?about=/);
    await page.getByRole("banner").getByRole("link", { name: startProject.opener }).click();
    await expectChosen(page, [subject]);
    const wizard = new Wizard(page);
    await wizard.field("description").fill(description);
    await wizard.next.click();
    await wizard.expectDone();
    expect(posted[0]?.values).toMatchObject({ services: [subject], description });

    const isChoice = choices.some(({ name }) => name === subject);
    for (const offer of offers) {
      if (!offer.subject) continue;
      await open(page, path);
      await page.locator("main").getByRole("link", { name: offer.demo.text, exact: true }).click();
      await expect(wizard.scope.getByText(offer.subject, { exact: true }).filter({ visible: true })).toHaveCount(1);
      await expectChosen(page, [...(isChoice ? [subject] : []), offer.subject]);
    }
  });
}

test("what was brought along and is taken out is asked for like anything else", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [first] = site.Product;
  await open(page, `${first?.path}#${startProject.key}`);
  const wizard = new Wizard(page);
  const name = first?.data.name ?? "";
  await wizard.scope.getByText(filled(words.brought, { list: name })).click();
  await wizard.scope.getByRole("button", { name: filled(words.remove, { name }) }).click();
  await wizard.goTo(3);
  await expect(checked(wizard.scope)).toHaveCount(0);
  await wizard.next.click();
  await expect(wizard.scope.getByText(startProject.chooseOne)).toBeVisible();
});

test("a wizard whose choices are no services is told of none", async ({ page }) => {
  await open(page, `${site.Product[0]?.path}#${hireDeveloper.key}`);
  await expect(page.getByRole("dialog", { name: new RegExp(`^${literally(hireDeveloper.name)}`) })).toBeVisible();
  await expect(page.getByRole("dialog").getByText(site.Product[0]?.data.name ?? "", { exact: true })).toHaveCount(0);
});
