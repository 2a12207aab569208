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
