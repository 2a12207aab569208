/** Arrows in a box of 24, for `Icon`. */
export const right = "M4.5 12h15M13.5 6l6 6-6 6";
export const left = "M19.5 12h-15M10.5 6l-6 6 6 6";
export const external = "M7 17L17 7M8.5 7H17v8.5";
export const down = "M5.5 9l6.5 6.5L18.5 9";
