import type { Theme } from "theme-ui";
import { colors } from "./colors";
import * as scales from "./scales";
import { buttons, cards, layout, links, text } from "./variants";

/** Keeps the exact type of a theme while checking it. */
const makeTheme = <T extends Theme>(theme: T): T => theme;

/** The theme: scales, then colour roles, then variants. */
export const theme = makeTheme({
  ...scales,
  colors,
  text: text as Theme["text"],
  buttons: buttons as Theme["buttons"],
  links: links as Theme["links"],
  layout: layout as Theme["layout"],
  cards: cards as Theme["cards"],
});
