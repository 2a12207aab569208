import { shell } from "../../support/interface-words";
import { appScripts } from "../network";
import { sleep } from "../tab";
import { expect, test } from "../test";

/** Every script but those that a page begins with: those of the tools among them. */
const isWaiting = () => document.querySelector("[data-waiting]") !== null;

test("what the first press copies is copied once, and stays so when the tool has come", async ({ tab, network }) => {
  const release = network.hold({ path: appScripts });
  await tab.goto("/products/tide-service", "parsed");
  await tab.run(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    const { dataset } = document.documentElement;
    dataset.copies = "";
    clipboard.writeText = (text) => {
      dataset.copies += "x";
      return write(text);
    };
  });
  const status = () => document.querySelector("[data-action=copy]")?.previousElementSibling?.textContent;
  await tab.press("[data-waiting] [data-action=copy]");
  const said = await tab.until(status);
  // Not every window without a screen has a clipboard: what counts is that one answer is given.
  expect([shell.clipboard.copied, shell.clipboard.refused]).toContain(said);
  release();
  await tab.until(() => document.querySelector("[data-waiting]") === null);
  await sleep(500);
  // After four seconds it is said no longer.
  expect([said, ""]).toContain(await tab.run(status));
  expect(await tab.run(() => document.documentElement.dataset.copies)).toBe("x");
});

test("what is typed into a tool before the app is kept, counted and goes on with focus", async ({ tab, network }) => {
  const release = network.hold({ path: appScripts });
  await tab.goto("/products/beacon-planner", "parsed");
  const fields = "[data-waiting] input[inputmode=decimal]";
  await tab.until((css) => document.querySelectorAll(css).length >= 2, fields);
  const before = await tab.text("main");
  await tab.press(fields);
  await tab.driver.type("9");
  const typed = await tab.run((css) => document.querySelector<HTMLInputElement>(css)?.value, fields);
  release();
  await tab.until(() => document.querySelector("[data-waiting]") === null);
  await tab.until((text) => document.querySelector("main")?.textContent !== text, before);
  const after = await tab.run(() => {
    const active = document.activeElement as HTMLInputElement;
    return { value: active.value, name: active.localName };
  });
  expect(after).toEqual({ value: typed, name: "input" });
});

test("a tab that is pressed before its tool has come is chosen, once", async ({ tab, network }) => {
  const release = network.hold({ path: appScripts });
  await tab.goto("/products/tide-service", "parsed");
  await tab.press("[role=tab][aria-selected=false]");
  const id = await tab.until(() => document.querySelector("[role=tab][aria-busy]")?.id);
  release();
  await tab.until((wanted) => document.getElementById(String(wanted))?.getAttribute("aria-selected") === "true", id);
  expect(await tab.run(isWaiting)).toBe(false);
  expect(await tab.count("[aria-busy=true]")).toBe(0);
});

test("a tool that React draws anew, as it is not what was built, does what was pressed before", async ({
  tab,
  network,
  expected,
}) => {
  expected.push(/Minified React error #(418|422|425)/);
  const release = network.hold({ path: appScripts });
  await tab.goto("/products/tide-service", "parsed");
  await tab.run(() => {
    for (const title of document.querySelectorAll("[data-waiting] h2")) title.append(" by nobody");
    Object.assign(window, { before: document.querySelector("[role=tab]") });
  });
  await tab.press("[role=tab][aria-selected=false]");
  const name = await tab.until(() => document.querySelector("[role=tab][aria-busy]")?.textContent);
  release();
  await tab.until((wanted) => document.querySelector("[role=tab][aria-selected=true]")?.textContent === wanted, name);
  expect(await tab.run(isWaiting)).toBe(false);
  expect(await tab.count("[aria-busy=true]")).toBe(0);
  expect(await tab.text("[role=tabpanel]")).not.toBe("");
  expect(await tab.run(() => (window as { before?: Node }).before?.isConnected)).toBe(false);
});

test("tools answer to keys: tabs by arrows", { tag: "@full" }, async ({ tab }) => {
  await tab.goto("/products/tide-service");
  await tab.hydrate();
  await tab.until(() => document.querySelector("[data-waiting]") === null);
  await tab.press("[role=tab][aria-selected=true]");
  await tab.keys("ArrowRight");
  await tab.until(() => document.activeElement?.matches("[role=tab][aria-selected=true]"));
});
