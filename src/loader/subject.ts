/** Parameter of an address that says what its visitor asks about: `/contact?about=Data%20analytics`. */
export const subjectParameter = "about";
