import { expect, test } from "vitest";
import { type Box, boundsOf, panelPath, panelsFit, roofBoxes } from "./roof-geometry";

const size = { width: 1.13, height: 1.76 };
const faces = [
  { side: "south", area: 63.8, length: 11.4, slope: 5.6 },
  { side: "north", area: 52, slope: 5.6 },
  { side: "west", area: 32, length: 8, slope: 4 },
  { side: "east", area: 32, length: 8, slope: 4 },
] as const;
const boxes = roofBoxes(faces);

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width - 1e-9 &&
  other.x < one.x + one.width - 1e-9 &&
  one.y < other.y + other.height - 1e-9 &&
  other.y < one.y + one.height - 1e-9;

/** The panels of a path: a row begins at its place, each other panel so far from the one before. */
function panelsIn(path: string): Box[] {
  let left = 0;
  let top = 0;
  return [...path.matchAll(/([Mm])([-\d.]+) ([-\d.]+)h([\d.]+)v([\d.]+)/g)].map(([, move, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    [left, top] = move === "M" ? [x, y] : [left + x, top + y];
    return { x: left, y: top, width, height };
  });
}

test("faces do not overlap, and the wing ends at the south eaves", () => {
  const all = Object.values(boxes);
  expect(all.flatMap((one, index) => all.slice(index + 1).filter((other) => overlaps(one, other)))).toEqual([]);
  expect(boxes.west.y + boxes.west.height).toBeCloseTo(boxes.south.height);
});

test("panels are of one size on every face, lie within it and not on each other", () => {
  for (const { side } of faces) {
    const panels = panelsIn(panelPath({ side, panelRows: 2, panelColumns: 2 }, boxes[side], size));
    expect(panels).toHaveLength(4);
    const edges = panels.map(({ width, height }) => [width, height].toSorted());
    expect(new Set(edges.map(String)).size).toBe(1);
    expect(edges[0]).toEqual([1.13, 1.76]);
    expect(boundsOf([boxes[side], ...panels])).toEqual(boundsOf([boxes[side]]));
    expect(panels.flatMap((one, index) => panels.slice(index + 1).filter((other) => overlaps(one, other)))).toEqual([]);
  }
});

test("eighteen panels of 1.13 by 1.76 m fit on 11.4 by 5.6 m in two rows and in three, and no fourth row does", () => {
  const fits = (panelRows: number, panelColumns: number) => panelsFit({ ...faces[0], panelRows, panelColumns }, size);
  expect([fits(2, 9), fits(3, 6), fits(4, 5), fits(2, 10)]).toEqual([true, true, false, false]);
});

test("on a wing the longer edge of a panel goes up the slope as well", () => {
  const fits = (panelRows: number, panelColumns: number) => panelsFit({ ...faces[2], panelRows, panelColumns }, size);
  expect([fits(6, 2), fits(5, 3)]).toEqual([true, false]);
});
