/** True for the page that a link leads to, and for those below it: a case study is within the list of all. */
export const isWithin = (path: string, link: string | null | undefined): boolean =>
  Boolean(link) && (path === link || path.startsWith(`${link}/`));
