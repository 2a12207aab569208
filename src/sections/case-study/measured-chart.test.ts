import { expect, test } from "vitest";
import { plotted } from "./measured-chart";

const placesOf = (...times: (number | undefined)[]) =>
  plotted(times.map((time, index) => ({ title: `${index}`, value: 1, time }))).places.map(({ at }) => at);

test("points stand at their times, and without times equally far apart", () => {
  expect(placesOf(undefined, undefined, undefined, undefined)).toEqual([12.5, 37.5, 62.5, 87.5]);
  expect(placesOf(10, 20, 30, 70)).toEqual([12.5, 25, 37.5, 87.5]);
});
