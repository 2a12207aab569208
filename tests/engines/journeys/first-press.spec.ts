import { fullOnly } from "../../support/full-only";
import { site, siteWords } from "../../support/test-site";
import { startProject } from "../../support/wizards";
import { appScripts } from "../network";
import { flight, sleep, type Tab } from "../tab";
import { expect, test } from "../test";

const isSaid = (text: string) =>
  [...document.querySelectorAll("[role=alert]")].some(({ textContent }) => textContent?.includes(text));

const opener = `header a[href="/enquire/${startProject.key}"]`;
const card = 'main h3 > a[href="/products/beacon-planner"]';
const isBusy = () => document.querySelector("[aria-busy=true]") !== null;
const headingHasFocus = () =>
  document.activeElement?.closest("[role=dialog]") && document.activeElement.matches("h2, h3");

/** Expects the page of a link that was pressed early: its tool is there, and a window opens. */
async function expectToWork(tab: Tab, path: string): Promise<void> {
  await tab.until((wanted) => location.pathname === wanted, path);
  await tab.until(() => document.querySelectorAll("main input").length > 3);
  // The page listens after the next touch, whether it has come in the place of the other or by itself.
  await tab.hydrate();
  await sleep(flight);
  await tab.press(opener);
  await tab.until(headingHasFocus);
  expect(await tab.run(isBusy)).toBe(false);
}

test("a page that nobody touches stays without its app", { tag: "@full" }, async ({ tab, network }) => {
  await tab.goto("/");
  await sleep(2500);
  expect(network.asked.filter((line) => appScripts.test(line.split(" ")[1] ?? ""))).toEqual([]);
});

for (const pause of [70, 150, 300]) {
  const name = `a card that is pressed ${pause} ms after the first movement leads to a page that works`;
  test(name, fullOnly(pause !== 150), async ({ tab, expected }) => {
    // Gatsby says so of a page that is left while its data is on the way, which WebKit takes back.
    expected.push(/page resources for \/products not found|We couldn't load "\/page-data\//);
    await tab.goto("/products");
    await tab.press(card, pause);
    await expectToWork(tab, "/products/beacon-planner");
  });
}

for (const [name, css, pause] of [
  ["React has begun", "#___gatsby", 0],
  ["React has begun", "#___gatsby", 90],
  // The rest of the page may still wait.
  ["React has hydrated it", card, 0],
] as const) {
  test(
    `a card that is pressed ${pause} ms after ${name} leads to a page that works`,
    fullOnly(pause > 0),
    async ({ tab }) => {
      await tab.goto("/products");
      await tab.run(
        (selector, sign, wait) => {
          const link = document.querySelector<HTMLElement>(selector);
          const element = document.querySelector(sign);
          const timer = setInterval(() => {
            if (!Object.keys(element ?? {}).some((key) => /^__react(Container|Props)/.test(key))) return;
            clearInterval(timer);
            setTimeout(() => link?.click(), wait);
          });
        },
        card,
        css,
        pause,
      );
      await tab.driver.pointer([
        [200, 300],
        [210, 310],
      ]);
      await expectToWork(tab, "/products/beacon-planner");
    },
  );
}

test("what is pressed first of all opens: a panel, another one in its place, and Escape closes it", async ({ tab }) => {
  await tab.goto("/about");
  const [first, second] = site.Navigation.data.header.entries.filter(({ items }) => items).map(({ title }) => title);
  const openPanels = () =>
    [...document.querySelectorAll("header nav details[open] > summary")].map(({ textContent }) => textContent);
  await tab.press({ css: "header nav summary", text: first ?? "" });
  await tab.until(() => document.querySelector("header nav details[open]"));
  await tab.press({ css: "header nav summary", text: second ?? "" });
  await tab.until(
    (title) =>
      [...document.querySelectorAll("header nav details[open] > summary")].some((one) => one.textContent === title),
    second,
  );
  expect(await tab.run(openPanels)).toEqual([second]);
  await tab.until(() => performance.getEntriesByName("hydrated").length > 0);
  await tab.keys("Escape");
  await tab.until(() => document.querySelector("header nav details[open]") === null);
});

test("two panels never stand open over each other, also while the app is late", async ({ tab, network }) => {
  const release = network.hold({ path: appScripts });
  await tab.goto("/about", "parsed");
  const titles = site.Navigation.data.header.entries.filter(({ items }) => items).map(({ title }) => title);
  for (const text of titles.slice(0, 2)) await tab.press({ css: "header nav summary", text });
  await tab.until(() => document.querySelector("header nav details[open]"));
  expect(await tab.count("header nav details[open]")).toBe(1);
  release();
  await tab.until(() => performance.getEntriesByName("hydrated").length > 0);
  expect(await tab.count("header nav details[open]")).toBe(1);
});

test("Start project opens once on the first press, and gives the focus back", async ({ tab }) => {
  await tab.goto("/");
  await tab.press(opener);
  await tab.until(headingHasFocus);
  expect(await tab.count("[role=dialog]")).toBe(1);
  expect(await tab.path()).toBe("/");
  await tab.keys("Escape");
  await tab.until(() => document.querySelector("[role=dialog]") === null);
  await tab.until((css) => document.activeElement?.matches(css), opener);
});

test("a press that is kept while the app is late is shown, counts once, and is not busy afterwards", async ({
  tab,
  network,
}) => {
  const release = network.hold({ path: appScripts });
  await tab.goto("/", "parsed");
  for (let times = 0; times < 3; times++) await tab.press(opener);
  await tab.until(isBusy);
  release();
  await tab.until(headingHasFocus);
  expect(await tab.count("[role=dialog]")).toBe(1);
  expect(await tab.run(isBusy)).toBe(false);
});

test("an app that cannot be loaded is said, and the next press leads to the page", async ({
  tab,
  network,
  expected,
}) => {
  expected.push(/./);
  const release = network.hold({ path: appScripts, status: 503 });
  await tab.goto("/", "parsed");
  await tab.press(opener);
  release();
  await tab.until(isSaid, site.InterfaceWords.data.program.failed);
  expect(await tab.run(isBusy)).toBe(false);
  await tab.press(opener);
  await tab.until((path) => location.pathname === path, `/enquire/${startProject.key}`);
});

test("a page that was left while the app was on its way has it after Back", async ({ tab, network }) => {
  network.become({ path: appScripts, delay: 2500 });
  await tab.goto("/products");
  await tab.press('main h3 > a[href="/products/beacon-planner"]');
  await tab.until((path) => location.pathname === path, "/products/beacon-planner");
  await sleep(500);
  network.become();
  await tab.back();
  await tab.until((path) => location.pathname === path, "/products");
  await tab.hydrate();
  await sleep(flight);
  await tab.press(opener);
  await tab.until(headingHasFocus);
});

test("the page in the chosen language says so before and after React comes", { tag: "@full" }, async ({ tab }) => {
  const other = site.Languages.data.languages.at(-1);
  const chosen = () =>
    [...document.querySelectorAll("header [data-chosen]")].map(({ textContent }) => textContent).join();
  await tab.goto("/about");
  await tab.press({ css: "header summary", text: `${site.InterfaceWords.data.languages.label}: ` });
  await tab.press(`header [data-action=language][data-code=${other?.code}]`);
  await tab.until((flag) => document.querySelector("header [data-chosen]")?.textContent === flag, other?.flag);
  await tab.hydrate();
  await sleep(1000);
  expect(await tab.run(chosen)).toBe(other?.flag);
  expect(await tab.count(`header [data-action=language][data-code=${other?.code}][aria-current=true]`)).toBe(1);
});

test("the light that is chosen first of all stays, also on later pages", { tag: "@full" }, async ({ tab }) => {
  await tab.goto("/about");
  await tab.press("footer [data-action=theme]");
  const light = await tab.until(() => document.documentElement.dataset.theme);
  await tab.hydrate();
  await tab.goto("/contact");
  expect(await tab.run(() => document.documentElement.dataset.theme)).toBe(light);
});

test("a consent that is asked for is answered before the app, and asked no more", { tag: "@full" }, async ({ tab }) => {
  await tab.goto("/policies/privacy");
  await tab.run(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: every engine has it
    document.cookie = "localConsent=;max-age=0;path=/";
  });
  await tab.goto("/");
  await tab.until(() => document.documentElement.hasAttribute("data-asks-consent"));
  await tab.press({ css: "#consent button", text: siteWords.consent.decline });
  await tab.until(() => !document.documentElement.hasAttribute("data-asks-consent"));
  await tab.hydrate();
  await tab.goto("/about");
  await tab.hydrate();
  expect(await tab.run(() => document.documentElement.hasAttribute("data-asks-consent"))).toBe(false);
});
