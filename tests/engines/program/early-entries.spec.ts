import { appScripts } from "../network";
import { expect, test } from "../test";

const field = (name: string) => `main form [name=${name}]`;
const isReacts = (css: string) =>
  Object.keys(document.querySelector(css) ?? {}).some((key) => key.startsWith("__reactProps"));
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>("main form :is([name=email], [name=message])")].map(
    ({ value }) => value,
  );

test("what is typed before the app is kept, with the focus, in a page that an extension has touched", async ({
  tab,
  network,
  expected,
}) => {
  expected.push(/React error #4(18|22|23|25)/);
  const release = network.hold(appScripts);
  await tab.goto("/contact", "parsed");
  await tab.fill(field("email"), "ada@example.com");
  await tab.fill(field("message"), "Weave");
  await tab.run(() => {
    for (const one of document.querySelectorAll("main :is(input, textarea)")) {
      one.insertAdjacentHTML("afterend", "<extension-icon></extension-icon>");
    }
  });
  release();
  await tab.until(isReacts, field("message"));
  await tab.driver.type(" algebra");
  await tab.until(() => document.querySelector<HTMLTextAreaElement>("main [name=message]")?.value.length === 13);
  expect(await tab.run(values)).toEqual(["ada@example.com", "Weave algebra"]);
});
