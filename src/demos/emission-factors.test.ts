import { expect, test } from "vitest";
import { writtenFactor } from "./emission-factors";

// What another unit converts: tests/nightly/tide-service.spec.ts.
test("a converted factor has three digits, a published one all of its own", () => {
  const factors = [0.015, 10.409_882].flatMap((factor) =>
    [true, false].map((isConverted) => ({ factor, isConverted })),
  );
  expect(factors.map((row) => writtenFactor(row, "de"))).toEqual(["0,015", "0,015", "10,4", "10,409882"]);
});
