import { atSizes, type Check, sizesFor } from "./check";
import { unreadTexts } from "./whole-text";

/** At 400 % nothing is cut off, lies over other things or has to be scrolled to sideways: WCAG 2.2, 1.4.10. */
export const enlarged: Check = (page, shows) =>
  atSizes(page, sizesFor(shows, "least", "narrow", "wide"), () => unreadTexts(page));
