import { expect, test } from "vitest";
import { type Box, boundsOf, panelBoxes, panelsFit, roofBoxes } from "./roof-geometry";

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

test("faces do not overlap, and the wing ends at the south eaves", () => {
  const all = Object.values(boxes);
  expect(all.flatMap((one, index) => all.slice(index + 1).filter((other) => overlaps(one, other)))).toEqual([]);
  expect(boxes.west.y + boxes.west.height).toBeCloseTo(boxes.south.height);
});

test("panels are of one size on every face, lie within it and not on each other", () => {
  for (const { side } of faces) {
    const panels = panelBoxes(side, boxes[side], 2, 2, size);
    expect(panels).toHaveLength(4);
    const edges = panels.map(({ width, height }) => [width, height].toSorted());
    expect(new Set(edges.map(String)).size).toBe(1);
    expect(edges[0]).toEqual([1.13, 1.76]);
    expect(boundsOf([boxes[side], ...panels])).toEqual(boundsOf([boxes[side]]));
    expect(panels.flatMap((one, index) => panels.slice(index + 1).filter((other) => overlaps(one, other)))).toEqual([]);
  }
});

test("eighteen panels of 1.13 by 1.76 m fit on 11.4 by 5.6 m in two rows and in three, and no fourth row does", () => {
  const [south] = faces;
  expect([panelsFit(south, 2, 9, size), panelsFit(south, 3, 6, size), panelsFit(south, 4, 5, size)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(panelsFit(south, 2, 10, size)).toBe(false);
});

test("on a wing the longer edge of a panel goes up the slope as well", () => {
  const west = faces[2];
  expect([panelsFit(west, 6, 2, size), panelsFit(west, 5, 3, size)]).toEqual([true, false]);
});
