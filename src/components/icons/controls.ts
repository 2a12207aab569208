/** Controls on most pages, in a box of 24, for `Icon`. */
export const close = "M6 6l12 12M18 6L6 18";
export const menu = "M4 8.5h16M4 15.5h16";
export const play = "M8 5.5v13L18.5 12z";
export const language = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3a14 14 0 0 1 0 18 14 14 0 0 1 0-18";
