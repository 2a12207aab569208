import type { EncodedPicture } from "../content/entry";

/** Margin below a picture, with which what it shows runs out of the foot of its card. */
export function standingMargin({ focus, src, foot: below = 0 }: EncodedPicture): string {
  // A picture with a focus is cut, and fills its frame.
  const foot = focus ? 0 : 0.05 + (below * src.height) / src.width;
  return `${Math.round(-foot * 1000) / 10}%`;
}
