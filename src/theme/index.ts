import type { Options } from "@emotion/cache";
import { columnQueries } from "./breakpoints";
import { colors } from "./colors";
import * as scales from "./scales";
import { variants } from "./variants";

/** Nothing that theme-ui does not read: it copies the theme for every group of styles, name by name. */
export const theme = {
  config: {
    useColorSchemeMediaQuery: false,
    useCustomProperties: false,
    useLocalStorage: false,
    useRootStyles: false,
  } as const,
  ...scales,
  breakpoints: columnQueries,
  colors,
  ...variants,
};

/** At build and in the browser. No prefixer: it writes for browsers that package.json's browserslist does not name. */
export const emotionOptions: Options = { key: "css", stylisPlugins: [] };
