import { axeFaults, inTheEvening } from "./axe";
import { atSizes, type Check, sizesFor } from "./check";

/** Axe has nothing against it; and nothing against its colours in the evening, which differs in nothing else. */
export const accessible: Check = (page, shows) =>
  atSizes(page, sizesFor(shows, "wide", "narrow"), async () => [
    ...(await axeFaults(page)),
    ...(await inTheEvening(page, () => axeFaults(page, "color-contrast"))),
  ]);
