import { setTimeout as sleep } from "node:timers/promises";
import { addresses } from "../../built/public-folder";
import { ports } from "../../support/ports";
import type { Tab } from "../tab";
import { expect, test } from "../test";

test.use({ sitePort: ports.site, contentFolder: "content" });

/** Number of pages that one window goes through. */
const perTest = 10;

/** Links near the screen are fetched ahead so long after the page is there, in milliseconds. */
const prefetchDelay = 1500;

/** Runs in the page: what is wrong with it. */
const faultsOf = () => {
  const faults: string[] = [];
  const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (beyond > 0) faults.push(`scrolls sideways by ${beyond} px`);
  for (const image of document.images) {
    if (image.checkVisibility() && image.complete && image.naturalWidth === 0)
      faults.push(`no picture: ${image.outerHTML}`);
  }
  for (const font of document.fonts) if (font.status === "error") faults.push(`no font: ${font.family}`);
  for (const part of ["header", "main h1", "footer"]) if (!document.querySelector(part)) faults.push(`no ${part}`);
  return faults;
};

async function look(tab: Tab, address: string): Promise<void> {
  const before = tab.driver.errors().length;
  await tab.driver.resize(390, 900);
  await tab.goto(address);
  await tab.until(() => document.readyState === "complete");
  const begun = Date.now();
  for (const width of [390, 1440]) {
    await tab.driver.resize(width, 900);
    await tab.until((wanted) => innerWidth === wanted, width);
    await tab.until(() => document.fonts.status === "loaded");
    expect.soft(await tab.run(faultsOf), `${address} at ${width}`).toEqual([]);
  }
  // Messages of React about the page come with the app.
  await tab.run(() => void dispatchEvent(new Event("keydown")));
  await tab.until(() => performance.getEntriesByName("hydrated").length > 0);
  await sleep(Math.max(0, prefetchDelay - (Date.now() - begun)));
  expect.soft(tab.driver.errors().slice(before), `console of ${address}`).toEqual([]);
}

for (let first = 0; first < addresses.length; first += perTest) {
  const some = addresses.slice(first, first + perTest);
  test(`${some.length} pages from ${some[0]} on are whole, fit, and say nothing in the console`, async ({ tab }) => {
    for (const address of some) await look(tab, address);
  });
}
