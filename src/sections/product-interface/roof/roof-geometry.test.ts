import { describe, expect, test } from "vitest";
import { panelGrid, panelPath, type RoofSide, roofFaces } from "./roof-geometry";

/** Every grid that a product file may ask for. */
const grids = (Object.keys(roofFaces) as RoofSide[]).flatMap((side) =>
  [1, 2, 3, 4, 5, 6].flatMap((rows) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((columns) => ({ side, rows, columns, panels: panelGrid(side, rows, columns) })),
  ),
);
const named = ({ side, rows, columns }: (typeof grids)[number]) => `${side}: ${rows} rows of ${columns}`;

describe("the panels of every grid", () => {
  test("are as many as asked for, all of one size", () => {
    for (const grid of grids) {
      expect(grid.panels, named(grid)).toHaveLength(grid.rows * grid.columns);
      expect(new Set(grid.panels.map(({ width, height }) => `${width} ${height}`)).size, named(grid)).toBe(1);
    }
  });

  test("lie within their face", () => {
    const outside = grids.filter(({ side, panels }) => {
      const face = roofFaces[side];
      return panels.some(
        ({ x, y, width, height }) =>
          !(width > 0 && height > 0 && x > face.x && y > face.y) ||
          x + width >= face.x + face.width ||
          y + height >= face.y + face.height,
      );
    });
    expect(outside.map(named)).toEqual([]);
  });

  test("do not overlap", () => {
    const overlapping = grids.filter(({ panels }) =>
      panels.some((one, index) =>
        panels
          .slice(index + 1)
          .some(
            (other) =>
              one.x < other.x + other.width &&
              other.x < one.x + one.width &&
              one.y < other.y + other.height &&
              other.y < one.y + one.height,
          ),
      ),
    );
    expect(overlapping.map(named)).toEqual([]);
  });
});

test("faces do not overlap, whatever side they look to", () => {
  const faces = Object.values(roofFaces);
  const overlaps = faces.flatMap((one, index) =>
    faces
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
  );
  expect(overlaps).toEqual([]);
});

test("a path has a closed shape for each panel", () => {
  expect(panelPath("south", 1, 2)).toBe("M-122 8h72.5v60h-72.5zm75.5 0h72.5v60h-72.5z");
});

test("the panels of a path end within a unit of where the grid has them", () => {
  for (const { side, rows, columns, panels } of grids) {
    const [start = ""] = panelPath(side, rows, columns).split("h");
    const steps = [...panelPath(side, 1, columns).matchAll(/m([\d.]+) 0/g)].map(([, step]) => Number(step));
    const last = Number(start.slice(1).split(" ")[0]) + steps.reduce((sum, step) => sum + step, 0);
    expect(Math.abs(last - (panels[columns - 1]?.x ?? 0)), `${side}, ${columns}`).toBeLessThan(1);
  }
});
