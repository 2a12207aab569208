import { startProject } from "../../support/wizards";
import { appScripts } from "../network";
import { expect, test } from "../test";

const opener = `header a[href="/enquire/${startProject.key}"]`;
const isBusy = () => document.querySelector("[aria-busy=true]") !== null;
const headingHasFocus = () =>
  document.activeElement?.closest("[role=dialog]") && document.activeElement.matches("h2, h3");

test("Start project opens once on the first press, and gives the focus back", async ({ tab }) => {
  await tab.goto("/");
  await tab.press(opener);
  await tab.until(headingHasFocus);
  expect(await tab.count("[role=dialog]")).toBe(1);
  expect(await tab.path()).toBe("/");
  await tab.driver.key("Escape");
  await tab.until(() => document.querySelector("[role=dialog]") === null);
  await tab.until((css) => document.activeElement?.matches(css), opener);
});

test("a press that is kept while the app is late is shown, counts once, and is not busy afterwards", async ({
  tab,
  network,
}) => {
  const release = network.hold(appScripts);
  await tab.goto("/", "parsed");
  for (let times = 0; times < 3; times++) await tab.press(opener);
  await tab.until(isBusy);
  release();
  await tab.until(headingHasFocus);
  expect(await tab.count("[role=dialog]")).toBe(1);
  expect(await tab.run(isBusy)).toBe(false);
});
