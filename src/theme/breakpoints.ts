/** From 640 and 900 px, as a list of values in a style has them; told in the visitor's own text size. */
export const breakpoints = ["40em", "56.25em"];

/** The breakpoints as media queries. Paper has all columns: print's letters leave a sheet of A4 the room of 940 px. */
export const columnQueries = breakpoints.map((width) => `@media print, (min-width: ${width})`);

export const headerWidth = "(min-width: 73.75em)";

/** Later changes: `[from.header]: { px: "16px" }`. They stand last in a style, so that they count. */
export const from = {
  header: `@media ${headerWidth}`,
  wide: "@media print, (min-width: 64em)",
  fullHeader: "@media (min-width: 85em)",
} as const;

/** All columns that a list of values has first. */
export const onPhones = "@media screen and (max-width: 39.9em)";

/** A phone where text is twice its size: the words of a table may break there. */
export const onNarrowScreens = "@media (max-width: 15em)";

/** Short words in a row no longer stand beside each other. */
export const onSmallestScreens = "@media (max-width: 22em)";

/** A phone on its side: nothing can stay in sight while the rest scrolls. */
export const onLowScreens = "@media (max-height: 30em)";
