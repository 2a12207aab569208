import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, test } from "../support/test";
import { filled, words } from "../support/test-site";
import {
  back,
  brief,
  description,
  expectDone,
  expectStep,
  field,
  fileInput,
  fillAll,
  goTo,
  next,
  openByAddress,
  person,
  tile,
} from "../support/wizard-steps";
import { hireDeveloper, startProject } from "../support/wizards";

/** Going back and forth must lose nothing: react-final-form issue 1095. */

const wizard = startProject;
const [first = "", second = ""] = wizard.choices;

test("what was entered last is sent, however one went back and forth", async ({ page }) => {
  const posted = await enquiryEndpoint(page);
  const dialog = await openByAddress(page, wizard);
  await goTo(page, wizard, 2);
  await back(dialog).click();
  await goTo(page, wizard, 2);
  await field(dialog, wizard.labels.fullName).fill("Somebody");
  await field(dialog, wizard.labels.email).fill(person.email);
  for (const [label, , answer] of wizard.optional) await field(dialog, label).fill(answer);

  await next(dialog).click();
  await back(dialog).click();
  await expect(field(dialog, wizard.labels.fullName)).toHaveValue("Somebody");
  await next(dialog).click();
  await tile(dialog, first).check();
  await tile(dialog, second).check();
  await back(dialog).click();
  await expect(field(dialog, wizard.labels.email)).toHaveValue(person.email);
  for (const [label, , answer] of wizard.optional) await expect(field(dialog, label)).toHaveValue(answer);
  await field(dialog, wizard.labels.fullName).fill(person.fullName);
  await field(dialog, wizard.labels.company).fill("");

  await next(dialog).click();
  await expect(tile(dialog, first)).toBeChecked();
  await tile(dialog, first).uncheck();
  await next(dialog).click();
  await field(dialog, wizard.labels.description).fill("A first draft");
  await fileInput(dialog).setInputFiles(brief);
  for (const step of [3, 2] as const) {
    await back(dialog).click();
    await expectStep(page, wizard, step);
  }
  await expect(field(dialog, wizard.labels.fullName)).toHaveValue(person.fullName);
  await expect(field(dialog, wizard.labels.company)).toHaveValue("");
  await field(dialog, wizard.labels.phone).fill("");

  await next(dialog).click();
  await expect(tile(dialog, first)).not.toBeChecked();
  await expect(tile(dialog, second)).toBeChecked();
  await next(dialog).click();
  await expect(field(dialog, wizard.labels.description)).toHaveValue("A first draft");
  await expect(dialog.getByRole("button", { name: filled(words.filesRemove, { name: brief.name }) })).toBeVisible();
  await field(dialog, wizard.labels.description).fill(description);
  await next(dialog).click();

  await expectDone(page, wizard);
  expect(posted).toHaveLength(1);
  const unchanged = wizard.optional.slice(2).map(([, key, answer]) => [key, answer]);
  expect(posted[0]?.entries).toEqual([
    ["fullName", person.fullName],
    ["email", person.email],
    ["phone", ""],
    ["company", ""],
    ...unchanged,
    ["services", [second]],
    ["description", description],
    ["files", [expect.objectContaining({ name: brief.name, data: brief.buffer.toString("base64") })]],
  ]);
});

test("a file that was removed stays removed", async ({ page }) => {
  const posted = await enquiryEndpoint(page);
  await openByAddress(page, hireDeveloper);
  const dialog = await fillAll(page, hireDeveloper);
  await fileInput(dialog).setInputFiles([brief, { ...brief, name: "second.txt" }]);
  await dialog.getByRole("button", { name: filled(words.filesRemove, { name: brief.name }) }).click();
  await back(dialog).click();
  await next(dialog).click();
  await expectStep(page, hireDeveloper, 4);
  await next(dialog).click();
  await expectDone(page, hireDeveloper);
  expect(posted[0]?.values.files).toEqual([expect.objectContaining({ name: "second.txt" })]);
});
