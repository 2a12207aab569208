/** Actions on files, in a box of 24, for `Icon`. */
export const upload = "M12 15.5V4M7 8.5l5-5 5 5M4 15v3a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-3";
export const file =
  "M7.5 3H14l5.5 5.5v10A2.5 2.5 0 0 1 17 21H7.5A2.5 2.5 0 0 1 5 18.5v-13A2.5 2.5 0 0 1 7.5 3zM14 3v3.5a2 2 0 0 0 2 2h3.5";
export const remove =
  "M4 6.5h16M9 6.5V5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1.5M6 6.5l.8 11.7a3 3 0 0 0 3 2.8h4.4a3 3 0 0 0 3-2.8L18 6.5M10 11v5.5M14 11v5.5";
