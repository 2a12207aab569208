import { columnQueries } from "./breakpoints";
import { colors } from "./colors";
import * as scales from "./scales";
import { buttons, cards, layout, links, surfaces, text } from "./variants";

/** Colour schemes are a matter of styles alone (`color-schemes.ts`): theme-ui neither asks, stores nor writes any. */
const config = {
  useColorSchemeMediaQuery: false,
  useCustomProperties: false,
  useLocalStorage: false,
  useRootStyles: false,
} as const;

/**
 * The theme: scales, then colour roles, then variants. Nothing that theme-ui does not read: it copies the theme for every
 * group of styles, name by name.
 */
export const theme = {
  config,
  ...scales,
  breakpoints: columnQueries,
  colors,
  text,
  buttons,
  links,
  layout,
  cards,
  surfaces,
};
