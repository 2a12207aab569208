import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/test";
import { checks } from "../checks";
import { sizes } from "../checks/check";

/** A fault that is put into a page on purpose. */
interface Fault {
  name: string;
  /** The one check that must notice it. */
  noticedBy: keyof typeof checks;
  plant: (page: Page) => Promise<unknown>;
}

/** Puts HTML at the end of the page's main part. */
const put = (html: string) => (page: Page) =>
  page.evaluate((text) => document.querySelector("main > *:last-child")?.insertAdjacentHTML("beforeend", text), html);

const style = (content: string) => (page: Page) => page.addStyleTag({ content });

const faults: readonly Fault[] = [
  {
    name: "something that moves by itself",
    noticedBy: "still",
    plant: (page) =>
      page.evaluate(() => {
        const moves = [{ transform: "none" }, { transform: "translateX(9px)" }];
        document.querySelector("h1")?.animate(moves, { duration: 2000, iterations: Number.POSITIVE_INFINITY });
      }),
  },
  { name: "a second title", noticedBy: "structure", plant: put("<h1>Another</h1>") },
  { name: "a missing label", noticedBy: "accessible", plant: put('<input name=planted style="width: 6em">') },
  {
    name: "a heading that may stand alone at the foot of a sheet",
    noticedBy: "paper",
    plant: style("@media print { main h2 { break-after: auto !important } }"),
  },
  {
    name: "words of a dark band that stay light on paper",
    noticedBy: "paper",
    plant: async (page) => {
      await put("<div data-on-band><p class=planted>Words of a band.</p></div>")(page);
      await style("@media print { .planted { color: rgb(200, 200, 200) !important } }")(page);
    },
  },
  {
    name: "a grid of one column that is longer than a sheet",
    noticedBy: "paper",
    plant: async (page) => {
      await put("<div class=planted><p>A long text.</p></div>")(page);
      await style("@media print { .planted { display: grid; min-height: 1200px } }")(page);
    },
  },
  { name: "an id that stands twice", noticedBy: "sniffed", plant: put("<p><i id=planted></i><i id=planted></i></p>") },
  {
    name: "a colour of too little contrast",
    noticedBy: "accessible",
    // On paper, in forced colours and under the pointer it has another.
    plant: async (page) => {
      await put("<p class=planted>Words that are hard to read.</p>")(page);
      await style(
        "@media screen and (forced-colors: none) and (max-width: 400px) { .planted { color: rgb(150, 150, 150) } }",
      )(page);
    },
  },
  {
    name: "a field whose edge cannot be seen",
    noticedBy: "controlContrast",
    plant: put(
      '<label>Field <input name=planted style="width: 6em; appearance: none; border: 1px solid #e4e4e4; background: none; color: inherit"></label>',
    ),
  },
  {
    name: "a link that vanishes under the pointer",
    noticedBy: "touched",
    plant: async (page) => {
      await put('<p><a class=planted href="/about">A link of the page</a></p>')(page);
      await style(".planted:hover { color: rgb(150, 150, 150) !important }")(page);
    },
  },
  {
    name: "a button that is only a ground",
    noticedBy: "forcedColours",
    plant: put('<a href="/about" style="display: inline-block; padding: 9px; background: #14463a; color: #fff">Go</a>'),
  },
  {
    name: "a part that is wider than the smallest screen",
    noticedBy: "enlarged",
    plant: style("@media (max-width: 330px) and (max-height: 300px) { main { min-width: 360px } }"),
  },
  {
    name: "a layout for large text that leaves the screen",
    noticedBy: "largeText",
    plant: style("@media (min-width: 1400px) and (max-width: 46em) { main { min-width: 1500px } }"),
  },
  {
    name: "a line that has no room for a reader's spacing",
    noticedBy: "spacedText",
    plant: put('<p style="width: 10.5em; overflow: hidden; white-space: nowrap">Words that just fit</p>'),
  },
  {
    name: "a footer on paper",
    noticedBy: "paper",
    plant: style("@media print { footer { display: block !important } }"),
  },
  {
    name: "focus that is trapped",
    noticedBy: "keyboard",
    plant: (page) =>
      page.evaluate(() => {
        document.querySelector("footer a")?.addEventListener("keydown", (event) => event.preventDefault());
      }),
  },
  {
    name: "focus that goes up where eyes go down",
    noticedBy: "keyboard",
    plant: put(
      '<p style="display: flex; flex-direction: column-reverse; gap: 30px"><a href="/about">One link</a><a href="/contact">Another</a></p>',
    ),
  },
  {
    name: "focus that the header hides",
    noticedBy: "keyboard",
    plant: style("header { min-height: 75vh }"),
  },
  {
    name: "focus that is not shown",
    noticedBy: "keyboard",
    plant: style("footer a:focus-visible { outline: none !important }"),
  },
];

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: sizes.wide });

for (const { name, noticedBy, plant } of faults) {
  test(`${name} is noticed by ${noticedBy}, and by no other check`, async ({ page }) => {
    test.setTimeout(240_000);
    await open(page, "/policies/privacy");
    await plant(page);
    const found: Record<string, readonly string[]> = {};
    for (const [check, look] of Object.entries(checks)) {
      // It reads the same rules as axe, and finds most of what axe finds.
      if (check === "sniffed" && noticedBy === "accessible") continue;
      const faultsFound = await look(page, "everywhere");
      if (faultsFound.length > 0) found[check] = faultsFound;
      await page.setViewportSize(sizes.wide);
    }
    expect(Object.keys(found), JSON.stringify(found, null, 1)).toEqual([noticedBy]);
  });
}
