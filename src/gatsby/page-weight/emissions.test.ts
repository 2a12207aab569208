import { expect, test } from "vitest";
import { gramsPerVisit } from "./emissions";

// The model's own figures: kilowatt-hours for a gigabyte, in use and in making, and grams for a kilowatt-hour.
const dataCentre = 0.055 + 0.012;
const network = 0.059 + 0.013;
const device = 0.08 + 0.081;
const gramsPerKilowattHour = 494;

test("a visit's emissions are those of the Sustainable Web Design Model 4 for a first visit", () => {
  const expected = 0.13 * (dataCentre + network + device) * gramsPerKilowattHour;
  expect(gramsPerVisit(130_000_000)).toBeCloseTo(expected, 6);
  expect(gramsPerVisit(130_000)).toBeCloseTo(expected / 1000, 9);
});

test("nothing transferred emits nothing", () => {
  expect(gramsPerVisit(0)).toBe(0);
});
