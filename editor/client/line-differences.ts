/** The lines of two texts that the other one has not at the same place, by their numbers from 0. */
export function lineDifferences(
  left: readonly string[],
  right: readonly string[],
): { left: Set<number>; right: Set<number> } {
  // The longest row of lines that both have, in one order.
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (!row) continue;
      const after = lengths[i + 1];
      row[j] = left[i] === right[j] ? (after?.[j + 1] ?? 0) + 1 : Math.max(after?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  const differing = { left: new Set<number>(), right: new Set<number>() };
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      i++;
      j++;
    } else if (j >= right.length || (i < left.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      differing.left.add(i++);
    } else differing.right.add(j++);
  }
  return differing;
}
