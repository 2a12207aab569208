/** True for the page or site that an address names, and for what is below it: a case study is within the list of all. */
export const isWithin = (path: string, of: string | null | undefined): boolean =>
  Boolean(of) && (path === of || path.startsWith(`${of}/`));
