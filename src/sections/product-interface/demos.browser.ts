import type { Interfaces } from "./interfaces";

/** What the browser's bundle has of the products at work: nothing; each is loaded when it is touched. */
export const demos: Partial<Interfaces> = {};
