/** Ways to reach the company, besides `mail`, in a box of 24, for `Icon`. */
export const phone =
  "M6.5 3.5h3l1.8 4.6-2.2 1.7a12.5 12.5 0 0 0 5.1 5.1l1.7-2.2 4.6 1.8v3a3 3 0 0 1-3.2 3A16.5 16.5 0 0 1 3.5 6.7a3 3 0 0 1 3-3.2z";
export const address =
  "M12 21.5c-4.7-4.3-7-8-7-11.3a7 7 0 0 1 14 0c0 3.3-2.3 7-7 11.3zM12 7.7a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z";
export const hours = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2.5";
