import { breakpoints } from "./breakpoints";
import { colors } from "./colors";
import * as scales from "./scales";
import { buttons, cards, layout, links, surfaces, text } from "./variants";

/**
 * The theme: scales, then colour roles, then variants. Nothing that theme-ui does not read: it copies the theme for every
 * group of styles, name by name.
 */
export const theme = { ...scales, breakpoints, colors, text, buttons, links, layout, cards, surfaces };
