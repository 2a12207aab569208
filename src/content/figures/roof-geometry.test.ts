import { expect, test } from "vitest";
import {
  type Box,
  boundsOf,
  hatchPath,
  panelBoxes,
  panelPath,
  panelsFit,
  restBox,
  roofBoxes,
  usableBox,
} from "./roof-geometry";

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

test("a face is as large as it says, with an edge around what can be used", () => {
  expect(boxes.south).toEqual({ x: 0, y: 0, width: 12.2, height: 6 });
  expect(boxes.west.height).toBeCloseTo(8.8);
  expect(boxes.west.width).toBeCloseTo(4.4);
  expect(boxes.east.x).toBeCloseTo(boxes.west.x + boxes.west.width);
});

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

test("a face shorter than the ridge is as long as it says, and the rest of the roof is left over", () => {
  const [south, north, west] = faces;
  // 52 by 5.6 m, with an edge at both ends.
  expect(usableBox(north, boxes.north).width).toBeCloseTo(52 / 5.6 + 0.8);
  const rest = restBox(north, boxes.north);
  expect(rest?.width).toBeCloseTo(boxes.north.width - 52 / 5.6 - 0.8);
  expect(rest && boundsOf([usableBox(north, boxes.north), rest])).toEqual(boundsOf([boxes.north]));
  expect([restBox(south, boxes.south), restBox(west, boxes.west)]).toEqual([undefined, undefined]);
  expect(restBox({ ...west, length: 6 }, boxes.west)).toMatchObject({ x: boxes.west.x, width: 4.4, height: 2 });
});

test("lines of a hatching end at the edges of their box", () => {
  expect(hatchPath({ x: 1, y: 2, width: 2, height: 1 }, 1)).toBe("M1 3L2 2M2 3L3 2");
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

test("a roof is whole where a plan names one of its faces only", () => {
  const alone = roofBoxes([{ side: "south", area: 50, length: 10, slope: 5 }]);
  expect(alone.north.height).toBe(alone.south.height);
  expect([alone.west.width, alone.east.width]).toEqual([0, 0]);
});

test("a wing alone has a size, and no house beside it", () => {
  const alone = roofBoxes([{ side: "east", area: 12, length: 6, slope: 2 }]);
  expect([alone.north.width, alone.south.width]).toEqual([0, 0]);
  expect(boundsOf(Object.values(alone).filter(({ width }) => width > 0))).toEqual({
    x: 0,
    y: -6.4,
    width: 4.8,
    height: 6.8,
  });
});

test("a path has a closed shape for each panel", () => {
  const box = { x: 0, y: 0, width: 4, height: 2 };
  expect(panelPath("south", box, 1, 2, { width: 1, height: 1 })).toBe("M0.99 0.5h1v1h-1zm1.02 0h1v1h-1z");
});
