/**
 * Sums of the values around each pixel, in the square of `radius` neighbours on all sides.
 *
 * @param values one for each pixel, row by row
 */
export function sumAround(values: Float32Array, width: number, radius: number): Float32Array {
  const height = values.length / width;
  const rows = sumAlong(values, { step: 1, length: width, count: height, jump: width }, radius);
  return sumAlong(rows, { step: width, length: height, count: width, jump: 1 }, radius);
}

/** Layout of a picture's lines in its values: `jump` apart, each of `length` values that are `step` apart. */
interface Lines {
  step: number;
  length: number;
  count: number;
  jump: number;
}

/** Sums over `radius` neighbours on both sides along the lines. */
function sumAlong(from: Float32Array, { step, length, count, jump }: Lines, radius: number): Float32Array {
  const to = new Float32Array(from.length);
  for (let line = 0; line < count; line++) {
    const start = line * jump;
    let sum = 0;
    for (let k = -radius; k < length; k++) {
      if (k + radius < length) sum += from[start + (k + radius) * step] ?? 0;
      if (k - radius - 1 >= 0) sum -= from[start + (k - radius - 1) * step] ?? 0;
      if (k >= 0) to[start + k * step] = sum;
    }
  }
  return to;
}
