/** The logo: an arc and the sun on it, in a box of its own units. */
export const logoShape = {
  width: 38,
  height: 26,
  arc: { path: "M3 23a16 16 0 0 1 32 0", strokeWidth: 3.4 },
  /** Around the sun runs a line in the colour of the ground. */
  sun: { x: 25.5, y: 8.8, radius: 5.6, strokeWidth: 2 },
} as const;
