/** A letter, in a box of 24, for `Icon`. It stands alone because every page has it. */
export const mail =
  "M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM3.5 7.5l6.9 5.6a2.5 2.5 0 0 0 3.2 0l6.9-5.6";
