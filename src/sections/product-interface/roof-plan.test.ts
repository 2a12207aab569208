import { describe, expect, test } from "vitest";
import { monthNames, panelGrid } from "./roof-plan";

test("the months are named in the language of the site", () => {
  expect(monthNames("en-GB")).toHaveLength(12);
  expect(monthNames("en-GB").slice(0, 3)).toEqual(["January", "February", "March"]);
  expect(monthNames("de-DE").at(-1)).toBe("Dezember");
});

/** The sunny half of the roof, in the drawing's units. */
const sunnyHalf = { left: -120, right: 120, top: 0, bottom: 72 };

/** Every grid that a product file may ask for. */
const grids = [1, 2, 3, 4].flatMap((rows) =>
  [2, 3, 4, 5, 6, 7, 8].map((columns) => ({ rows, columns, panels: panelGrid(rows, columns) })),
);
const named = ({ rows, columns }: { rows: number; columns: number }) => `${rows} rows of ${columns}`;

describe("the panels of every grid", () => {
  test("are as many as asked for, all of one size", () => {
    for (const grid of grids) {
      expect(grid.panels, named(grid)).toHaveLength(grid.rows * grid.columns);
      expect(new Set(grid.panels.map(({ width, height }) => `${width} ${height}`)).size, named(grid)).toBe(1);
    }
  });

  test("lie within the sunny half of the roof", () => {
    const outside = grids.filter(({ panels }) =>
      panels.some(
        ({ x, y, width, height }) =>
          !(width > 0 && height > 0 && x >= sunnyHalf.left && y >= sunnyHalf.top) ||
          x + width > sunnyHalf.right ||
          y + height > sunnyHalf.bottom,
      ),
    );
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
