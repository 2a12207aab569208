import type { Page } from "@playwright/test";
import { typefaces } from "../../src/theme/typefaces";

/** Every font of the site in its lightest and its heaviest weight, as `document.fonts` asks for it. */
const fonts = Object.values(typefaces).flatMap(({ family, weights }) =>
  weights.map((weight) => `${weight} 16px '${family}'`),
);

/** Waits until every picture and font of a page is there, whether it is near the screen or not. */
export const settled = (page: Page) =>
  page.evaluate(async (shown) => {
    // A page that is printed shows all of its pictures.
    dispatchEvent(new Event("beforeprint"));
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await Promise.all(shown.map((font) => document.fonts.load(font)));
  }, fonts);
