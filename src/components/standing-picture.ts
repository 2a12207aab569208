import { getImage } from "gatsby-plugin-image";
import type { StandingPictureImage } from "../content/pictures/picture-image";

/**
 * Margin below a picture across the whole width, at which what it shows ends that share of the width above the edge, or
 * below it: so that pictures with more and with less empty space at their foot stand on one line.
 */
export function standingMargin({ focus, src }: StandingPictureImage, above: number): string {
  const data = getImage(src.childImageSharp);
  // A picture with a focus is cut, and fills its frame.
  const foot = data && !focus ? ((src.foot ?? 0) * data.height) / data.width : 0;
  return `${Math.round((above - foot) * 1000) / 10}%`;
}
