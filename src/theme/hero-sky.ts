/** Boxes of the sun and its path in the home page's picture: percent, the top of its height, the rest of its width. */
export const heroSky = {
  path: { left: 6, top: 12, width: 88 },
  sun: { left: 46, top: 7, width: 8 },
} as const;
