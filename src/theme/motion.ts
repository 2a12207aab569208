/** Motion of what opens, closes and answers the pointer: one duration, one easing. */
export const motion = { duration: "180ms", easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };

/** A transition of these properties, in the one time and the one easing that all of the site has. */
export const moving = (...properties: string[]): string =>
  properties.map((property) => `${property} ${motion.duration} ${motion.easing}`).join(",");
