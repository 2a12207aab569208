import { appScripts } from "../../support/before-hydration";
import { stored } from "../../support/stored-enquiries";
import { atStep, opener, reference } from "../forms";
import type { Tab } from "../tab";
import { expect, test } from "../test";

test("a press that is kept while the app is late is shown, counts once, and is not busy afterwards", async ({
  tab,
  network,
}) => {
  const release = network.hold(appScripts);
  await tab.goto("/");
  for (let times = 0; times < 3; times++) await tab.press(opener);
  await tab.until(() => document.querySelector("[aria-busy=true]"));
  release();
  await atStep(tab, 1);
  expect(await tab.count("[role=dialog]")).toBe(1);
  expect(await tab.count("[aria-busy=true]")).toBe(0);
});

const form = "#contact-form";
const answers = { name: "Ada Lovelace", email: "ada@example.com", message: "Weave algebra" };

async function write(tab: Tab): Promise<void> {
  await tab.goto("/contact");
  for (const [name, text] of Object.entries(answers)) await tab.fill(`${form} [name=${name}]`, text);
}

test("what is typed before the app is kept, with the focus, in a page that an extension has touched", async ({
  tab,
  network,
  expected,
}) => {
  expected.push(/React error #4(18|22|23|25)/);
  const release = network.hold(appScripts);
  await write(tab);
  await tab.run(() => {
    for (const one of document.querySelectorAll("main :is(input, textarea)")) {
      one.insertAdjacentHTML("afterend", "<extension-icon></extension-icon>");
    }
  });
  release();
  await tab.until(() =>
    Object.keys(document.querySelector("main [name=message]") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  await tab.driver.type(" and more");
  const values = (names: readonly string[]) =>
    names.map((name) => document.querySelector<HTMLInputElement>(`main [name=${name}]`)?.value);
  const more = { ...answers, message: `${answers.message} and more` };
  await expect.poll(() => tab.run(values, Object.keys(more))).toEqual(Object.values(more));
});

test("a letter that is written and sent twice while the app is late is one enquiry", async ({ tab, network }) => {
  const release = network.hold(appScripts);
  await write(tab);
  for (let times = 0; times < 2; times++) await tab.press(`${form} [type=submit]`);
  release();
  const number = await reference(tab, form);
  expect(network.asked.filter((line) => line.startsWith("POST "))).toHaveLength(1);
  expect(await stored(number)).toMatchObject([{ answers }]);
  expect(await tab.count("[aria-busy=true]")).toBe(0);
});
