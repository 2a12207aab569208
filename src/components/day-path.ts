/** The arc over the steps of a process: its width, and the circle-like ellipse it is cut from, in the drawing's units. */
export const dayPath = {
  left: 10,
  right: 1140,
  width: 1150,
  ground: 104,
  radiusX: 1100,
  radiusY: 300,
  center: 575,
} as const;

/** Height of the arc above the ground there, in units which are pixels at every width of the page. */
export function heightAt(x: number): number {
  const { left, radiusX, radiusY, center } = dayPath;
  const heightOf = (at: number) => radiusY * Math.sqrt(1 - ((at - center) / radiusX) ** 2);
  return heightOf(x) - heightOf(left);
}
