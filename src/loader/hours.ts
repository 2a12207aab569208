import { forEach, root } from "./page";

const hour = new Date().getHours();

/** Tells the styles where the sun stands, before anything is drawn. */
export function tellHour(): void {
  root.style.cssText = `--now:${hour}`;
}

/**
 * Decides between a picture's times of day (`src/components/picture.tsx`). Until then the picture is lazy, so that no
 * browser begins with a wrong one; by itself it would fetch one when the page has been laid out, which is later.
 */
export const chooseHour = (): void =>
  forEach<HTMLSourceElement>("[data-from]", (source) => {
    // Texts, of which the sum makes numbers.
    const { from, hours } = source.dataset as unknown as { from: number; hours: number };
    source.media = (hour + 24 - from) % 24 < hours ? "" : "not all";
    ((source.parentNode as Node).lastChild as HTMLImageElement).loading = "eager";
  });
