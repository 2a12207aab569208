import type { EncodedPicture } from "../content/entry";

/**
 * Margin below a picture across the whole width, at which what it shows ends that share of the width above the edge, or
 * below it: so that pictures with more and with less empty space at their foot stand on one line.
 */
export function standingMargin({ focus, src, foot: below = 0 }: EncodedPicture, above: number): string {
  // A picture with a focus is cut, and fills its frame.
  const foot = focus ? 0 : (below * src.height) / src.width;
  return `${Math.round((above - foot) * 1000) / 10}%`;
}
