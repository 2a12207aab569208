import { addresses, isRepeated } from "../../built/public-folder";
import { fullOnly } from "../../support/full-only";
import { ports } from "../../support/ports";
import type { Tab } from "../tab";
import { sleep } from "../tab";
import { expect, test } from "../test";

test.use({ sitePort: ports.site, contentFolder: "content" });

const nowhere = "/no/such/page";

/** Number of pages that one window goes through. */
const perTest = 6;

/** Links near the screen are fetched ahead so long after the page is there, in milliseconds. */
const prefetchDelay = 2500;

/** The sizes of screens: a page comes at the first, which takes smaller pictures, and is widened to the second. */
const widths = [390, 1440];

/**
 * Runs in the page: scrolls on once every picture on the screen is there, and tells whether that was the end. What was
 * passed quickly, or a closed panel has, may wait.
 */
const scrollOn = () => {
  const isComplete = [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && image.checkVisibility();
    return image.complete || !isOnScreen;
  });
  if (!isComplete) return false;
  const isEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1;
  scrollBy(0, innerHeight * 0.95);
  return isEnd;
};

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
  if (![...document.fonts].some(({ status }) => status === "loaded")) faults.push("no font is loaded");
  if (!document.querySelector("h1")) faults.push("no title");
  return faults;
};

/** Runs in the page: styles for a pointer that hovers, which a finger leaves behind. */
const stickyHovers = () => {
  const found: string[] = [];
  const search = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(":hover")) found.push(rule.selectorText);
      const isForHover = rule instanceof CSSMediaRule && /hover:\s*hover/.test(rule.media.mediaText);
      if ("cssRules" in rule && !(rule instanceof CSSStyleRule) && !isForHover) search(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) search(sheet.cssRules);
  return found;
};

async function look(tab: Tab, address: string): Promise<void> {
  const before = (await tab.driver.errors()).length;
  await tab.driver.resize(widths[0] ?? 0, 900);
  await tab.goto(address);
  const begun = Date.now();
  for (const width of widths) {
    await tab.driver.resize(width, 900);
    await tab.until((wanted) => innerWidth === wanted, width);
    await tab.run(() => scrollTo(0, 0));
    await tab.until(scrollOn);
    await tab.until(() => document.fonts.status === "loaded");
    expect.soft(await tab.run(faultsOf), `${address} at ${width}`).toEqual([]);
  }
  expect.soft(await tab.run(stickyHovers), address).toEqual([]);
  // Messages of React about the page come with the app.
  await tab.hydrate();
  await sleep(Math.max(0, prefetchDelay - (Date.now() - begun)));
  const errors = (await tab.driver.errors()).slice(before);
  // The browser reports the answer itself, and Gatsby looks for the page's data once more.
  const own = errors.filter((line) => address !== nowhere || !/404/.test(line));
  expect.soft(own, `console of ${address}`).toEqual([]);
}

const groups = [[...addresses.filter((address) => !isRepeated(address)), nowhere], addresses.filter(isRepeated)];

for (const [index, group] of groups.entries()) {
  for (let first = 0; first < group.length; first += perTest) {
    const some = group.slice(first, first + perTest);
    const name = `at 390 and 1440 px ${some.length} pages from ${some[0]} on fit, show their pictures and say nothing`;
    test(name, fullOnly(index > 0), async ({ tab, expected }) => {
      // Each line has been judged with its page.
      expected.push(/./);
      for (const address of some) await look(tab, address);
    });
  }
}
