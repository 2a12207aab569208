import { fillText } from "./text";

/** What the first load of a page costs, as the build has reckoned it. */
export interface PageWeight {
  /** Thousands of bytes. */
  readonly kilobytes: number;
  /** Grams of CO2e of a visit that loads nothing else. */
  readonly grams: number;
}

/** The sentence that says it, with its numbers as they are written where a page's language is spoken. */
export const pageWeightText = (template: string, { kilobytes, grams }: PageWeight, locale: string): string =>
  fillText(template, {
    kilobytes: kilobytes.toLocaleString(locale),
    grams: grams.toLocaleString(locale, { maximumSignificantDigits: 2 }),
  });
