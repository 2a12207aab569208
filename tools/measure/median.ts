/** The middle of some numbers; undefined where there are none. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/**
 * Medians of every number within some values of the same shape. A number that some of them lack is the median of the
 * others.
 */
export function medians<Value>(values: readonly [Value, ...Value[]]): Value {
  const [first] = values;
  if (typeof first === "object" && first !== null) {
    const keys = new Set(values.flatMap((value) => Object.keys(value as object)));
    const entries = [...keys].map((key) => {
      const [head, ...rest] = values.map((value) => (value as Record<string, unknown>)[key]);
      return [key, medians([head, ...rest])];
    });
    return Object.fromEntries(entries);
  }
  return median(values.filter((value) => typeof value === "number")) as Value;
}
