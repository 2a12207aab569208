/** The background of a family of pages: of their openings and of their sharing pictures. */
export const tints = ["paper", "mist", "sun", "sky", "night"] as const;

export type Tint = (typeof tints)[number];
