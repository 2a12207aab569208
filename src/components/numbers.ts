/** A number as the page's language writes it, with at most this many digits after the sign. */
export const written = (value: number, locale: string, digits = 3) =>
  value.toLocaleString(locale, { maximumFractionDigits: digits });

/** A number with exactly this many digits after the sign, so that numbers in a column line up. */
export const writtenExactly = (value: number, locale: string, digits: number) =>
  value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
