import { escapeRegExp } from "../../content/text/text";

/** The signs that a language writes numbers with, 1,234.5 or 1.234,5, and the decimal sign of the others. */
function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: "group" | "decimal") => parts.find((part) => part.type === type)?.value ?? "";
  const decimal = sign("decimal");
  return { group: sign("group"), decimal, otherDecimal: decimal === "," ? "." : "," };
}

const withoutGaps = (text: string) => text.replace(/[\s'’]/g, "");

/** True for a number with this decimal sign, where it can be no sign for thousands: "12,5" and "0,125", not "12,500". */
const isDecimal = (plain: string, sign: string) =>
  new RegExp(`^(?:\\d*${escapeRegExp(sign)}(?:\\d{1,2}|\\d{4,})|0${escapeRegExp(sign)}\\d+)$`).test(plain);

/**
 * Reads a number as people type it in the page's language: "740000", "740,000" and "740 000" are one number in English.
 * A sign for thousands counts only where thousands end: "1,5" is one and a half in English too.
 * @returns undefined for what is no number, or below zero
 */
export function readNumber(text: string, locale: string): number | undefined {
  const { group, decimal, otherDecimal } = signsOf(locale);
  const plain = withoutGaps(text);
  if (isDecimal(plain, otherDecimal)) return Number(plain.replace(otherDecimal, "."));
  const thousands =
    group.trim() === "" ? "" : `|\\d{1,3}(?:${escapeRegExp(group)}\\d{2,3})*${escapeRegExp(group)}\\d{3}`;
  const [, whole, fraction = ""] =
    new RegExp(`^(\\d+${thousands})?(?:${escapeRegExp(decimal)}(\\d*))?$`).exec(plain) ?? [];
  if (whole === undefined && fraction === "") return undefined;
  return Number(`${(whole ?? "0").replace(/\D/g, "")}.${fraction || 0}`);
}

/**
 * True for a number that means another one elsewhere, or has the decimal sign of elsewhere: "74.000" is seventy-four to
 * English readers and seventy-four thousand to German ones. A comma for thousands is left out, as English writes all
 * large numbers with it.
 */
export function isAmbiguous(text: string, locale: string): boolean {
  const { decimal, group, otherDecimal } = signsOf(locale);
  const plain = withoutGaps(text);
  const signs = group === "." ? [decimal, group] : [decimal];
  return (
    isDecimal(plain, otherDecimal) ||
    signs.some((sign) => new RegExp(`^\\d{1,3}${escapeRegExp(sign)}\\d{3}$`).test(plain))
  );
}

/** A number without a sign for thousands, as it is understood everywhere. */
export const writtenPlainly = (value: number, locale: string) =>
  value.toLocaleString(locale, { maximumFractionDigits: 3, useGrouping: false });

/** A number as the page's language writes it, with at most this many digits after the sign. */
export const written = (value: number, locale: string, digits = 3) =>
  value.toLocaleString(locale, { maximumFractionDigits: digits });

/** A number with exactly this many digits after the sign, so that numbers in a column line up. */
export const writtenExactly = (value: number, locale: string, digits: number) =>
  value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
