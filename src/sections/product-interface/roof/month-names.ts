/** The names of the twelve months. */
export const monthNames = (locale: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2000, month)).toLocaleDateString(locale, { month: "long", timeZone: "UTC" }),
  );
