import type { Page } from "@playwright/test";

/** Waits until every picture and font of a page is there, whether it is near the screen or not. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    // A page that is printed shows all of its pictures.
    dispatchEvent(new Event("beforeprint"));
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    const fonts = ["16px 'Instrument Sans'", "600 16px 'Instrument Sans'", "650 16px 'Bricolage Grotesque'"];
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
  });
