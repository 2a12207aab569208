import { escapeRegExp } from "../../content/text/text";

/** The signs that a language writes numbers with, 1,234.5 or 1.234,5, and the decimal sign of the others. */
function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: "group" | "decimal") => parts.find((part) => part.type === type)?.value ?? "";
  const decimal = sign("decimal");
  return { group: sign("group"), decimal, otherDecimal: decimal === "," ? "." : "," };
}

const digit = /\p{Nd}/u;

/** The value of a digit in whichever script: each script has its ten in a row. */
function digitValue(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

const plainUnit = (name: string) => name.toLowerCase().replace(/[\s.]/g, "");

/** True for a number with this decimal sign, where it can be no sign for thousands: "12,5" and "0,125", not "12,500". */
const isDecimal = (plain: string, sign: string) =>
  new RegExp(`^(?:\\d*${escapeRegExp(sign)}(?:\\d{1,2}|\\d{4,})|0${escapeRegExp(sign)}\\d+)$`).test(plain);

/**
 * Reads a number as people type it in the page's language. A sign for thousands counts only where thousands end: "1,5" is
 * one and a half in English too. Undefined for what is no number, or below zero.
 * @param units names of the unit that is asked for; it may stand behind the number
 */
export function readNumber(text: string, locale: string, units: readonly string[] = []): number | undefined {
  const { group, decimal, otherDecimal } = signsOf(locale);
  const [, signs = "", unit = ""] = /^(\P{L}*)(.*)$/su.exec(text.normalize("NFKC").trim()) ?? [];
  if (unit !== "" && !units.map(plainUnit).includes(plainUnit(unit))) return undefined;
  const plain = signs
    .replace(/[\s'’‘ʼ´`٬]/g, "")
    .replace("٫", decimal)
    .replace(new RegExp(digit, "gu"), digitValue);
  if (isDecimal(plain, otherDecimal)) return Number(plain.replace(otherDecimal, "."));
  const thousands =
    group.trim() === "" ? "" : `|\\d{1,3}(?:${escapeRegExp(group)}\\d{2,3})*${escapeRegExp(group)}\\d{3}`;
  const [, whole, fraction = ""] =
    new RegExp(`^(\\d+${thousands})?(?:${escapeRegExp(decimal)}(\\d*))?$`).exec(plain) ?? [];
  if (whole === undefined && fraction === "") return undefined;
  return Number(`${(whole ?? "0").replace(/\D/g, "")}.${fraction || 0}`);
}
