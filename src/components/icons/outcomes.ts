/** Outcomes of an action, and copying, in a box of 24, for `Icon`. */
export const check = "M5 12.5l5 5L19 7";
export const copy =
  "M10.5 8.5h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM5 15.5A1.5 1.5 0 0 1 3.5 14V5.5a2 2 0 0 1 2-2H14A1.5 1.5 0 0 1 15.5 5";
