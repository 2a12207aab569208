/** Stands in the head of every page, before its pictures. `src/gatsby/head/loader-code.ts` builds it. */

import { tellHour } from "./hours";
import { offerLanguage } from "./language";
import { skipOffscreen } from "./offscreen";
import { holdPictures } from "./pictures";
import { applyTheme } from "./theme";

try {
  applyTheme();
  offerLanguage();
} catch {
  // The system's light holds, no switch is shown, and no other language is offered.
}
tellHour();
skipOffscreen();
holdPictures();
