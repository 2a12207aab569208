/** Name of the place or window that an address ends in; what others have put behind it is no part of a name. */
export const placeIn = (hash: string): string | undefined =>
  /[\w-]+/.exec(hash.replace(/%[0-7][\da-f]/gi, decodeURIComponent))?.[0];

/** Parameter of an address that says what its visitor asks about: `/contact?about=Data%20analytics`. */
export const subjectParameter = "about";
