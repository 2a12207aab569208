/** Pixels to each side that tell whether a pixel lies in grain. */
const around = 2;
/** Pixels to each side that a pixel is averaged over. */
const reach = 5;
/** Difference of two neighbours below which there is no grain. */
const none = 0.01;
/** Largest difference that counts as grain: more is an edge. */
const most = 0.25;

/**
 * Takes the grain of things that are seen through out of what has none elsewhere: how much of a pixel is covered, by what
 * paint, facing which way. A pixel where most neighbours differ becomes the mean of those around it that are much like it.
 *
 * @param planes values from 0 to 1, one plane after the other
 */
export function steady(planes: Float32Array[], width: number): Float32Array[] {
  const size = planes[0]?.length ?? 0;
  const made = planes.map((plane) => plane.slice());
  const beside = new Float32Array(size);
  for (let p = 0; p < size - width; p++)
    beside[p] = Math.max(differenceOf(planes, p, p + 1), differenceOf(planes, p, p + width));
  const row = reach * width + reach;
  for (let p = row; p < size - row; p++) {
    const grain = (beside[p] ?? 0) > none || (beside[p - 1] ?? 0) > none ? medianAround(beside, p, width) : 0;
    if (grain < none) continue;
    const apart = 2 * Math.min(grain, most) ** 2;
    let weights = 0;
    const sums = planes.map(() => 0);
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const q = p + dy * width + dx;
        const weight = Math.exp(-(differenceOf(planes, p, q) ** 2) / apart);
        weights += weight;
        for (let c = 0; c < planes.length; c++) sums[c] = (sums[c] ?? 0) + weight * (planes[c]?.[q] ?? 0);
      }
    for (const [c, plane] of made.entries()) plane[p] = (sums[c] ?? 0) / weights;
  }
  return made;
}

/** Difference of two pixels in all planes. */
function differenceOf(planes: Float32Array[], p: number, q: number) {
  let sum = 0;
  for (let c = 0; c < planes.length; c++) {
    const plane = planes[c] as Float32Array;
    sum += ((plane[p] ?? 0) - (plane[q] ?? 0)) ** 2;
  }
  return Math.sqrt(sum);
}

/** The middle one of the values around a pixel: an edge that crosses them does not change it. */
function medianAround(values: Float32Array, p: number, width: number) {
  const found = new Float32Array((2 * around + 1) ** 2);
  let k = 0;
  for (let dy = -around; dy <= around; dy++)
    for (let dx = -around; dx <= around; dx++) found[k++] = values[p + dy * width + dx] ?? 0;
  return found.sort()[found.length >> 1] ?? 0;
}
