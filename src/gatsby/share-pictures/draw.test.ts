import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testContent } from "../../../tests/support/test-content";
import { settings } from "../../../tests/support/test-site";
import { dioramaArea, layoutSvg, type SharePage, size, titleStyleFor } from "./draw";

/** A page for tests: one service, with a picture of the tests' own site. */
const sharePage: SharePage = {
  logo: { ...settings.logo, name: "firm" },
  host: "firm.example",
  path: "/services/devops",
  tint: "mist",
  title: "Pipelines your team trusts.",
  superHeading: "DevOps",
  diorama: { file: join(testContent, "images/harbour.webp"), alt: "A small sunlit town" },
  hasSun: false,
};

/** Headlines that are hard to set. */
const hardTitles = {
  long: "Every single one of the many entries in your books is explained, with its source and its date, before the auditor asks.",
  longWord: "Donaudampfschifffahrtsgesellschaftskapitänsmützen für Größen über neunundfünfzig",
  heldTogether: "Right\u00a0record, right\u00a0bedside, nowhere\u202felse.",
  endless: "Word after word ".repeat(25).trim(),
  short: "GDPR",
};

/** The part of a picture that differs from another one, in pixels. */
async function difference(page: typeof sharePage, other: typeof sharePage) {
  const [one, two] = await Promise.all([page, other].map(async (shown) => Buffer.from(await layoutSvg(shown))));
  const changed = sharp(one).composite([{ input: two, blend: "difference" }]);
  const { info } = await sharp(await changed.flatten().png().toBuffer())
    .trim()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

test.each(Object.entries(hardTitles))("the words of a %s headline never leave their column", async (_, title) => {
  const words = await difference({ ...sharePage, title: "" }, { ...sharePage, title });
  expect(words.left).toBeGreaterThanOrEqual(68);
  expect(words.right).toBeLessThanOrEqual(dioramaArea.left);
  // Logo above, address below.
  expect(words.top).toBeGreaterThanOrEqual(108);
  expect(words.bottom).toBeLessThanOrEqual(size.height - 80);
});

test.each([
  ["name", { logo: { ...sharePage.logo, name: "Renewable Technology Partners International" } }],
  ["wide logo with its name", { logo: { ...sharePage.logo, width: sharePage.logo.width * 3, name: "Noonward" } }],
  ["symbol without a name", { logo: { ...sharePage.logo, width: sharePage.logo.width * 16, name: undefined } }],
  ["address", { host: "www.renewable-technology-partners-international.example" }],
])("a long %s keeps to the column as well", async (_, long) => {
  const bare = { ...sharePage, logo: { ...sharePage.logo, name: "" }, host: "" };
  const { left, right } = await difference(bare, { ...bare, ...long });
  expect(left).toBeLessThan(160);
  expect(right).toBeLessThanOrEqual(dioramaArea.left);
});

test("the longer a headline, the smaller its letters; one word too long is broken, and only what is endless is cut", async () => {
  const { short, long, longWord, endless } = hardTitles;
  const sizes = await Promise.all([short, "Pipelines your team trusts.", long].map(titleStyleFor));
  const numbers = sizes.map(({ fontSize }) => Number(fontSize));
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(numbers[0]).toBe(96);
  for (const style of sizes) expect(style).not.toHaveProperty("lineClamp");
  expect(await titleStyleFor(longWord)).toMatchObject({ fontSize: 32, wordBreak: "break-word" });
  expect(await titleStyleFor(endless)).toMatchObject({ fontSize: 32, lineClamp: 9 });
});
