/** A day such as `2026-11-21` in words, in `en-GB` "21 November 2026": the same on every machine and in every browser. */
export const longDate = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
