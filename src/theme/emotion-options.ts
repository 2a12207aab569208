import type { Options } from "@emotion/cache";

/**
 * Options of emotion, at build and in the browser. No plugins: its prefixer writes for browsers that package.json's
 * browserslist does not name.
 */
export const emotionOptions: Options = { key: "css", stylisPlugins: [] };
