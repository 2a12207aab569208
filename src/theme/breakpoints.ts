/** From 640 px one column becomes two, from 900 px two become three. A list of values in a style follows these. */
export const breakpoints = ["640px", "900px"];

/** Later changes have names: `[from.header]: { px: "16px" }`. They stand last in a style, so that they count. */
export const from = {
  /** The whole navigation fits into the header. */
  header: "@media (min-width: 1024px)",
  /** The header has room for all its words. */
  fullHeader: "@media (min-width: 1360px)",
} as const;
