/** Digits with the signs that part them: 6,140 or 6.140,50 or 1 200. */
const number = /^[−-]?\d{1,3}(?:[.,\s'’]\d{3})*(?:[.,]\d+)?$|^[−-]?\d+(?:[.,]\d+)?$/;

/**
 * The number that a text is, in whichever language it is written; undefined for what is none. A sign before exactly three
 * last digits parts thousands, unless a 0 or another sign is before it; any other parts decimals.
 */
export function amountIn(text: string): number | undefined {
  const trimmed = text.trim();
  if (!number.test(trimmed)) return undefined;
  const sign = /^[−-]/.test(trimmed) ? -1 : 1;
  const digits = trimmed.replace(/^[−-]/, "");
  const decimals =
    /(?:[.,](?=(?:\d{1,2}|\d{4,})$)|(?<=^0)[.,]|(?<=\.\d{3}),|(?<=,\d{3})\.)(\d+)$/.exec(digits)?.[1] ?? "";
  const whole = (decimals ? digits.slice(0, -decimals.length - 1) : digits).replace(/\D/g, "");
  return sign * Number(`${whole}.${decimals || "0"}`);
}

export function amountsIn(texts: readonly string[]): number[] | undefined {
  const amounts = texts.map(amountIn);
  return amounts.every((amount) => amount !== undefined) ? amounts : undefined;
}

export const sumOf = (amounts: readonly number[]): number =>
  // Cents are added as cents: 0.1 + 0.2 is 0.3.
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 1e6) / 1e6;

/** All numbers within a text, from left to right: 9 and 14 in "9 to 14 days". */
export const amountsWithin = (text: string): number[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).flatMap((digits) => amountIn(digits) ?? []);
