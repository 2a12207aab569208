import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Place of an example on its page, in CSS pixels. */
interface ExamplePlace {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface ExamplePicture {
  id: string;
  screenshot: Buffer;
}

/** Greatest height of what is photographed at once, in CSS pixels. Each alone would take ten times as long. */
const highest = 10_000;

/**
 * Lets each example begin where it would begin if it stood alone on the page, as far as its points can tell: an even
 * number of pixels further down, since the pictures have half of them.
 * @returns what puts the page back
 */
async function spread(page: Page): Promise<() => Promise<void>> {
  const frames = page.locator("div:has(> [data-example])");
  await frames.evaluateAll((elements) => {
    // With room below, or a picture would end with the line above the next example.
    const heights = elements.map((element) => Math.ceil(element.getBoundingClientRect().height / 2) * 2 + 4);
    elements.forEach((element, index) => {
      (element as HTMLElement).style.height = `${heights[index]}px`;
    });
  });
  return () =>
    frames.evaluateAll((elements) => {
      for (const element of elements) (element as HTMLElement).style.height = "";
    });
}

/** Places of the examples. */
const placesOn = (page: Page): Promise<ExamplePlace[]> =>
  page.locator("[data-example]").evaluateAll((examples) =>
    examples.map((example) => {
      const { left, top, right, bottom } = example.getBoundingClientRect();
      const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
      const id = example.getAttribute("data-example") ?? "";
      return { id, x, y, width: Math.ceil(right + scrollX) - x, height: Math.ceil(bottom + scrollY) - y };
    }),
  );

/** Puts neighbours together, as many as are photographed at once. */
function together(places: readonly ExamplePlace[]): ExamplePlace[][] {
  const groups: ExamplePlace[][] = [];
  for (const place of places) {
    const group = groups.at(-1);
    if (group?.[0] && place.y + place.height - group[0].y <= highest) group.push(place);
    else groups.push([place]);
  }
  return groups;
}

/** Pictures of neighbours, cut out of one. */
async function picturesTogether(page: Page, group: readonly ExamplePlace[]): Promise<ExamplePicture[]> {
  const scale = await page.evaluate(() => devicePixelRatio);
  const bottom = Math.max(...group.map(({ y, height }) => y + height));
  // Begins between two points.
  const top = Math.floor((group[0]?.y ?? 0) / 2) * 2;
  const clip = { x: 0, y: top, width: page.viewportSize()?.width ?? 0, height: bottom + 4 - top };
  const shot = sharp(await page.screenshot({ animations: "disabled", fullPage: true, clip }));
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  return Promise.all(
    group.map(async ({ id, x, y, width, height }) => {
      const points = (length: number) => Math.round(length * scale);
      const part = { left: points(x), top: points(y - top), width: points(width), height: points(height) };
      const cut = sharp(data, { raw: info }).extract(part).png({ compressionLevel: 0 });
      return { id, screenshot: await cut.toBuffer() };
    }),
  );
}

/** A picture of each example on a page. */
export async function* picturesOf(page: Page): AsyncGenerator<ExamplePicture> {
  const putBack = await spread(page);
  for (const group of together(await placesOn(page))) yield* await picturesTogether(page, group);
  await putBack();
}

/** A picture of the one example on a page that opens a window: it lies over the page and not in its place. */
export async function* pictureOfWindow(page: Page): AsyncGenerator<ExamplePicture> {
  const [place] = await placesOn(page);
  yield { id: place?.id ?? "", screenshot: await page.screenshot({ animations: "disabled" }) };
}
