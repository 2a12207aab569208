/** Stands in the head of every page, before its pictures. `src/gatsby/head/loader-code.ts` builds it. */

import { holdPictures } from "./pictures";
import { applyTheme } from "./theme";

applyTheme();
holdPictures();
