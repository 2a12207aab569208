import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { fullOnly } from "../support/full-only";
import { blockOf, pageAt } from "../support/site-pages";
import { expect, open, test } from "../support/test";
import { filled, site, words } from "../support/test-site";
import { expectDone, expectStep, field, fillPerson, next, tile, wizardDialog } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

const lamps = site.Service.find(({ key }) => key === "lamps")?.data;
const [promotion] =
  lamps?.sections.flatMap((block) => (block.kind === "promotion" && block.subject ? [block] : [])) ?? [];
const subject = promotion?.subject ?? "";
const offer = promotion?.demo.text ?? "";
const page = "/services/lamps";

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, fullOnly(width > 1000), () => {
    test.use({ viewport: { width, height: 844 } });

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

    test("an offer can be unticked, and the rule asks as always; taken out, it is nowhere", async ({
      page: browser,
    }) => {
      await open(browser, page);
      await browser.locator("main").getByRole("link", { name: offer, exact: true }).click();
      const dialog = wizardDialog(browser, startProject);
      await next(dialog).click();
      await fillPerson(dialog, startProject);
      await next(dialog).click();
      const chosen = dialog.getByRole("checkbox", { checked: true });
      while ((await chosen.count()) > 0) await chosen.first().uncheck();
      await next(dialog).click();
      await expect(dialog.getByText(startProject.chooseOne)).toBeVisible();
      await tile(dialog, subject).check();
      if (width < 900) await dialog.getByText(filled(words.brought, { list: subject })).click();
      await dialog
        .getByRole("button", { name: filled(words.remove, { name: subject }) })
        .filter({ visible: true })
        .click();
      await expect(tile(dialog, subject)).toHaveCount(0);
      await expect(dialog.getByText(subject)).toHaveCount(0);
      await next(dialog).click();
      await expect(dialog.getByText(startProject.chooseOne)).toBeVisible();
      await tile(dialog, startProject.choices[0] ?? "").check();
      await next(dialog).click();
      await expect(field(dialog, startProject.labels.description)).toHaveValue("");
    });
  });
}

const [service] = blockOf(pageAt(site, "/services"), "furtherServices").items;
const study = site.CaseStudy.find(({ data }) => data.closing.subject);

for (const [what, path, button, name] of [
  ["a service without a page", "/services", service?.demo?.text, service?.subject],
  ["the end of a case study", study?.path, study?.data.closing.startProject.text, study?.data.closing.subject],
]) {
  test(`${what} opens the window with its name as a choice already made`, { tag: "@full" }, async ({
    page: browser,
  }) => {
    await open(browser, path ?? "");
    await browser.locator("main").getByRole("link", { name: button }).click();
    const dialog = wizardDialog(browser, startProject);
    await next(dialog).click();
    await fillPerson(dialog, startProject);
    await next(dialog).click();
    await expect(tile(dialog, name ?? "")).toBeChecked();
  });
}
