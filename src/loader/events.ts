/** What the document is told once React has taken all of a page over; from then on it does what the loader did. */
export const programEvent = "program";

/** What the document is told of every page that React shows, the first one included. */
export const pageEvent = "page";
