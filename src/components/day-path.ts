/** The arc over the steps of a process, from the first to the last: part of an ellipse, in the drawing's units. */
export const dayPath = { width: 1150, ground: 104, radiusX: 1100, radiusY: 300 } as const;

/** Height of the arc above the ground at a share of its way, in pixels at every width of the page, to a tenth. */
export function heightAt(share: number): number {
  const { width, radiusX, radiusY } = dayPath;
  const heightOf = (at: number) => radiusY * Math.sqrt(1 - ((at - 0.5) * (width / radiusX)) ** 2);
  return Math.round(10 * (heightOf(share) - heightOf(0))) / 10;
}
