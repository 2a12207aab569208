import { motion } from "./scales";

/** A transition of these properties, in the one time and the one easing that all of the site has. */
export const moving = (...properties: string[]): string =>
  properties.map((property) => `${property} ${motion.duration} ${motion.easing}`).join(",");
