/**
 * The sun on its path in the home page's picture, in percent of that picture: the top by its height, the rest by its
 * width. The path is a half circle, the sun a disc in the middle of the picture; both are told by the box around them.
 * The page and its sharing picture draw them from here.
 */
export const heroSky = {
  path: { left: 6, top: 12, width: 88 },
  sun: { left: 46, top: 7, width: 8 },
} as const;
