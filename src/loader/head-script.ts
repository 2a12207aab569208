/** Stands in the head of every page, before its pictures. `src/gatsby/head/loader-code.ts` builds it. */

import { applyTheme } from "./choices";
import { root } from "./page";
import { holdPictures } from "./pictures";

try {
  applyTheme();
} catch {
  // The system's light holds, and no switch is shown.
}
// Where the sun stands, for the styles, before anything is drawn.
root.style.cssText = `--now:${new Date().getHours()}`;
holdPictures();
