import { facts, site } from "../../support/test-site";
import { firefoxPath } from "../programs";
import { readSheets } from "../sheets";
import { expect, test } from "../test";

/** A policy and a study: below each of their headings stands text, and no picture that nobody could read here. */
const paths = ["/policies/privacy", "/case-studies/dark-tower"];

/** Pages of bands, cards and tools. */
const others = ["/", "/services/lamps", "/industries/ferries", "/products/beacon-planner", "/contact"];

/** Runs in the page: repeats the parts of a policy, so that a heading comes to each place of a sheet; gives its titles. */
const prepare = () => {
  const parts = [...document.querySelectorAll("main section[aria-labelledby]")];
  if (location.pathname.startsWith("/policies/")) {
    for (let times = 0; times < 40; times++) parts.at(-1)?.after(...parts.map((part) => part.cloneNode(true)));
  }
  return [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")]
    .filter((title) => !title.closest("[data-no-print], details:not([open])"))
    .map(({ innerText }) => innerText);
};

/** A text without what fonts and sheets make of it: spaces, ligatures, signs. */
const letters = (text: string) => text.replace(/ffi|ffl|fi|fl|ff|www/g, "").replace(/[^a-z0-9]/gi, "");

test(
  "on paper the text begins on the first sheet, no heading stands alone at a foot, and no sheet is empty",
  { tag: "@full" },
  async ({ tab }, info) => {
    const titles: string[][] = [];
    const pdfs: Buffer[] = [];
    for (const path of paths) {
      await tab.goto(path);
      titles.push(await tab.run(prepare));
      pdfs.push(await tab.driver.print());
    }
    const printed = await readSheets(pdfs, info.outputPath("printed"), firefoxPath());
    for (const [index, path] of paths.entries()) {
      const sheets = printed[index]?.map(letters) ?? [];
      const wanted = (titles[index] ?? []).map(letters).filter(Boolean);
      expect(sheets.length, path).toBeGreaterThan(1);
      expect.soft(sheets.indexOf(""), `an empty sheet of ${path}`).toBe(-1);
      if (index === 0) expect.soft(sheets[0], `the first sheet of ${path}`).toContain(wanted[1]);
      for (const [place, sheet] of sheets.slice(0, -1).entries()) {
        const alone = wanted.find((title) => sheet.endsWith(title));
        expect.soft(alone, `the foot of sheet ${place + 1} of ${path}`).toBeUndefined();
      }
    }
  },
);

test(
  "the first sheet names the page, the last one the company's address, and none has next to nothing on it",
  { tag: "@full" },
  async ({ tab }, info) => {
    const pdfs: Buffer[] = [];
    for (const path of others) {
      await tab.goto(path);
      pdfs.push(await tab.driver.print());
    }
    const printed = await readSheets(pdfs, info.outputPath("others"), firefoxPath());
    const sender = letters([facts.email, facts.phone].join());
    for (const [index, path] of others.entries()) {
      const sheets = printed[index]?.map(letters) ?? [];
      expect.soft(sheets[0], path).toContain(letters(site.SiteSettings.data.url + path));
      expect.soft(sheets.at(-1), path).toContain(sender);
      const fewest = Math.min(...sheets.map(({ length }) => length));
      expect.soft(fewest, `letters on the emptiest sheet of ${path}`).toBeGreaterThan(2 * sender.length);
    }
  },
);
