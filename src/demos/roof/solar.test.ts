import { expect, test } from "vitest";
import { solarResult } from "./solar";

const south = {
  area: 64,
  panelRows: 3,
  panelColumns: 6,
  monthlyYield: [483, 504, 643, 688, 713, 668, 651, 639, 606, 582, 504, 459],
};
const west = { area: 30.5, panelRows: 4, panelColumns: 2, monthlyYield: Array<number>(12).fill(200) };

test("one face: its panels, its year, and what the year saves at the price", () => {
  const { area, panels, yearly, saving, months } = solarResult([south], 0.17);
  expect({ area, panels, yearly, saving }).toEqual({ area: 64, panels: 18, yearly: 7140, saving: 1210 });
  expect(months).toEqual(south.monthlyYield);
});

test("faces add up month by month", () => {
  const { area, panels, yearly, saving, months } = solarResult([south, west], 0.17);
  expect({ area, panels, yearly, saving }).toEqual({ area: 94.5, panels: 26, yearly: 9540, saving: 1620 });
  expect(months.slice(0, 2)).toEqual([683, 704]);
});

test("no face gives nothing", () => {
  expect(solarResult([], 0.17)).toEqual({ area: 0, panels: 0, months: Array(12).fill(0), yearly: 0, saving: 0 });
});

test("the saving is rounded to full tens, halves up", () => {
  const face = { ...west, monthlyYield: [...Array<number>(11).fill(0), 1000] };
  expect([0.144, 0.145, 0.1549, 0.155].map((price) => solarResult([face], price).saving)).toEqual([140, 150, 150, 160]);
});
