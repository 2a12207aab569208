/**
 * Writes quotation marks and apostrophes between tags as they are: React escapes them everywhere, but only within an
 * attribute do they need it, and a page that shows code has hundreds of them.
 */
export const plainQuotes = (html: string): string =>
  html.replace(/>[^<]+/g, (text) => text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'"));
