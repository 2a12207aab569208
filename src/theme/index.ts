import type { Theme } from "theme-ui";
import { colors } from "./colors";
import * as scales from "./scales";
import { buttons, cards, layout, links, text } from "./variants";

/** Keeps the exact type of a theme while checking it. */
const makeTheme = <T extends Theme>(theme: T): T => theme;

/** The theme: scales, then colour roles, then variants. One look for everyone, so nothing is stored or asked. */
export const theme = makeTheme({
  config: { useColorSchemeMediaQuery: false, useLocalStorage: false, useRootStyles: false },
  ...scales,
  colors,
  text: text as Theme["text"],
  buttons: buttons as Theme["buttons"],
  links: links as Theme["links"],
  layout: layout as Theme["layout"],
  cards: cards as Theme["cards"],
});
