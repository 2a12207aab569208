import type { Locator, Page } from "@playwright/test";
import { allEntries } from "../../src/content/read-site";
import { blocks as blockSchemas } from "../../src/content/schemas/blocks/registry";
import { typefaces } from "../../src/theme/read-appearance";
import { expectAccessible } from "../support/accessibility";
import { fixDate } from "../support/fixed-date";
import { expect, open, test } from "../support/test";
import { literally, site } from "../support/test-site";

/** Every font of the site in its lightest and its heaviest weight, as `document.fonts` asks for it. */
const fonts = Object.values(typefaces()).flatMap(({ family, weights }) =>
  weights.map((weight) => `${weight} 16px '${family}'`),
);

// At half its size a picture shows every change that matters, and takes few bytes.
test.use({
  viewport: { width: 1280, height: 900 },
  deviceScaleFactor: 0.5,
  timezoneId: "UTC",
  contextOptions: { reducedMotion: "reduce" },
});

// Some blocks say what follows from the time of day.
test.beforeEach(({ page }) => fixDate(page, "2026-11-24T09:20:00Z"));

function titleOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { title, ...others } = value as Record<string, unknown>;
  if (typeof title === "string") return title;
  return Object.values(others)
    .map(titleOf)
    .find((found) => found !== undefined);
}

const kinds = blockSchemas.map(({ shape }) => shape.kind.value);

type Block = Readonly<Record<string, unknown>> & { readonly kind: (typeof kinds)[number] };

/** The blocks of all pages, those of the page with the most first. */
const all = allEntries(site)
  .flatMap(({ entry: { path, data } }) =>
    path && "sections" in data ? [{ path, sections: data.sections as Block[] }] : [],
  )
  .sort((one, other) => other.sections.length - one.sections.length)
  .flatMap(({ path, sections }) => sections.map((section) => ({ path, section })));

const blocks = kinds.flatMap((kind) => all.find(({ section }) => section.kind === kind) ?? []);

/** Compares a part of a page with its picture; with the whole page in it, nothing that follows the screen lies over it. */
async function expectLook(page: Page, part: Locator, name: string): Promise<void> {
  await page.evaluate(async (shown) => {
    // A page that is printed shows all of its pictures.
    dispatchEvent(new Event("beforeprint"));
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await Promise.all(shown.map((font) => document.fonts.load(font)));
  }, fonts);
  // What a page weighs changes with the program.
  await part.getByText(/^[\d.]+ (kB|g)$/).evaluateAll((figures) => {
    for (const figure of figures) figure.textContent = "0";
  });
  const { top, height } = await part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: Math.round(box.top + scrollY), height: Math.round(box.height) };
  });
  const clip = { x: 0, y: top, width: 1280, height };
  const picture = await page.screenshot({ type: "webp", quality: 50, fullPage: true, animations: "disabled", clip });
  expect.soft(picture).toMatchSnapshot(`${name}.webp`, { maxDiffPixelRatio: 0.01 });
}

test("the tests' own site shows every kind of block", () => {
  expect(blocks.map(({ section }) => section.kind)).toEqual(kinds);
});

for (const path of new Set(blocks.map((block) => block.path))) {
  test(`the blocks of ${path} are accessible, say where they are samples, and look as their pictures`, async ({
    page,
  }) => {
    const { sample, sampleMark } = site.InterfaceWords.data.artefact;
    await open(page, path);
    await expectAccessible(page, path);
    for (const { section } of blocks.filter((shown) => shown.path === path)) {
      // The first sheet of a page stands beside its headline, with the words on it alone.
      const sheet = section[section.kind] as undefined | { heading?: string; isSample?: boolean };
      const part = page.locator("main > *", { hasText: sheet?.heading ?? titleOf(section) }).first();
      if (sheet?.isSample)
        await expect
          .soft(part, section.kind)
          .toContainText(new RegExp(`${literally(sample)}|${literally(sampleMark)}`));
      await expectLook(page, part, section.kind);
    }
  });
}

for (const { key } of site.Wizard) {
  test(`the questions of ${key} look as their pictures, as they are asked and as they are asked again`, async ({
    page,
  }) => {
    await open(page, `/enquire/${key}`);
    const form = page.locator("main form");
    await expectLook(page, form, key);
    await form.locator("[type=submit]").last().click();
    await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
    await expectAccessible(page, "refused");
    await expectLook(page, form, `${key}-refused`);
  });
}
