import { appScripts } from "../../support/before-hydration";
import { stored } from "../../support/stored-enquiries";
import { site } from "../../support/test-site";
import { atStep, enter, opener, reference } from "../forms";
import { expect, test } from "../test";

test("a press that is kept while the app is late is shown, counts once, and is not busy afterwards", async ({
  tab,
  network,
}) => {
  const release = network.hold(appScripts);
  await tab.goto("/", "parsed");
  for (let times = 0; times < 3; times++) await tab.press(opener);
  await tab.until(() => document.querySelector("[aria-busy=true]") !== null);
  release();
  await atStep(tab, 1);
  expect(await tab.count("[role=dialog]")).toBe(1);
  expect(await tab.count("[aria-busy=true]")).toBe(0);
});

const form = "#contact-form";
const labels = site.EnquiryForm[0]?.data.questions.map(({ label }) => label) ?? [];
const answers = { name: "Ada Lovelace", email: "ada@example.com", message: "Weave algebra" };

test("what is typed before the app is kept, with the focus, in a page that an extension has touched", async ({
  tab,
  network,
  expected,
}) => {
  expected.push(/React error #4(18|22|23|25)/);
  const release = network.hold(appScripts);
  await tab.goto("/contact", "parsed");
  for (const [index, text] of ["Ada Lovelace", "ada@example.com", "Weave"].entries()) {
    await enter(tab, form, labels[index], text);
  }
  await tab.run(() => {
    for (const one of document.querySelectorAll("main :is(input, textarea)")) {
      one.insertAdjacentHTML("afterend", "<extension-icon></extension-icon>");
    }
  });
  release();
  await tab.until(() =>
    Object.keys(document.querySelector("main [name=message]") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  await tab.driver.type(" algebra");
  const values = (names: readonly string[]) =>
    names.map((name) => document.querySelector<HTMLInputElement>(`main [name=${name}]`)?.value);
  await expect.poll(() => tab.run(values, Object.keys(answers))).toEqual(Object.values(answers));
});

test("a letter that is written and sent twice while the app is late is one enquiry", async ({ tab, network }) => {
  const release = network.hold(appScripts);
  await tab.goto("/contact", "parsed");
  for (const [index, text] of Object.values(answers).entries()) await enter(tab, form, labels[index], text);
  for (let times = 0; times < 2; times++) await tab.press(`${form} [type=submit]`);
  release();
  const number = await reference(tab, form);
  expect(network.asked.filter((line) => line.startsWith("POST "))).toHaveLength(1);
  expect(await stored(number)).toMatchObject([{ answers }]);
  expect(await tab.count("[aria-busy=true]")).toBe(0);
});
