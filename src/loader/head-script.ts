/** Stands in the head of every page, before its pictures. `src/gatsby/head/loader-code.ts` builds it. */

import { tellHour } from "./hours";
import { holdPictures } from "./pictures";
import { applyTheme } from "./theme";

try {
  applyTheme();
} catch {
  // The system's light holds, and no switch is shown.
}
tellHour();
holdPictures();
