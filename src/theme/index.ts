import { breakpoints } from "./breakpoints";
import { colors } from "./colors";
import * as scales from "./scales";
import { buttons, cards, layout, links, surfaces, text } from "./variants";

/** The theme: scales, then colour roles, then variants. */
export const theme = { ...scales, breakpoints, colors, text, buttons, links, layout, cards, surfaces };
