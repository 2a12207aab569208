import type { Tab } from "../tab";
import { expect, test } from "../test";

const scroll = (tab: Tab, top: number) => tab.run((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const isAt = (path: string, top: number) => location.pathname === path && Math.round(scrollY) === top;

test("a page keeps its place when the app comes, on the way back, and when it is opened anew", async ({ tab }) => {
  await tab.goto("/services");
  await scroll(tab, 700);
  await tab.hydrate();
  expect(await tab.run(isAt, "/services", 700)).toBe(true);
  await tab.run(() => document.querySelector<HTMLElement>('main a[href="/services/lamps"]')?.click());
  await tab.until(isAt, "/services/lamps", 0);
  await tab.back();
  await tab.until(isAt, "/services", 700);
  await tab.goto("/contact");
  await tab.goto("/services");
  await tab.hydrate();
  expect(await tab.run(isAt, "/services", 0)).toBe(true);
});

const lastSection = "main > :last-child";
const topOf = (css: string) => Math.round(document.querySelector(css)?.getBoundingClientRect().top ?? Number.NaN);

test("on a phone what is being read while a page is loading stays in its place when it has loaded", async ({
  tab,
  network,
}) => {
  await tab.driver.resize(390, 844);
  const release = network.hold({ path: /\.(avif|webp)$|^\/(app|framework)-/ });
  await tab.goto("/services/lamps", "parsed");
  await tab.until(() => document.fonts.status === "loaded");
  // As far as a reader jumps: nothing on the way was ever on the screen.
  await tab.run((css) => document.querySelector(css)?.scrollIntoView({ behavior: "instant" }), lastSection);
  await tab.place(lastSection);
  const before = await tab.run(topOf, lastSection);
  release();
  await tab.until(() => document.readyState === "complete" && !("skipsOffscreen" in document.documentElement.dataset));
  expect(await tab.run(topOf, lastSection)).toBe(before);
});
