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
const grids = [1, 2, 3, 4].flatMap((rows) => [2, 3, 4, 5, 6, 7, 8].map((columns) => [rows, columns] as const));

describe.each(grids)("%d rows of %d panels", (rows, columns) => {
  const panels = panelGrid(rows, columns);

  test("are that many panels, all of one size", () => {
    expect(panels).toHaveLength(rows * columns);
    expect(new Set(panels.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
  });

  test("lie within the sunny half of the roof", () => {
    for (const { x, y, width, height } of panels) {
      expect(width).toBeGreaterThan(0);
      expect(height).toBeGreaterThan(0);
      expect(x).toBeGreaterThanOrEqual(sunnyHalf.left);
      expect(y).toBeGreaterThanOrEqual(sunnyHalf.top);
      expect(x + width).toBeLessThanOrEqual(sunnyHalf.right);
      expect(y + height).toBeLessThanOrEqual(sunnyHalf.bottom);
    }
  });

  test("do not overlap", () => {
    const overlaps = panels.flatMap((one, index) =>
      panels
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
});
