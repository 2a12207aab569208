import fc from "fast-check";
import { expect, test } from "vitest";
import { sharesOf } from "./shares";

test.each([
  [[1, 1, 1], 100, [34, 33, 33]],
  [[1, 2], 100, [33, 67]],
  [[0, 10], 100, [0, 100]],
  [[0, 0], 100, [0, 0]],
  [[], 100, []],
  [[2, 1, 1], 1000, [500, 250, 250]],
])("the shares of %j in %d are %j", (amounts, whole, shares) => {
  expect(sharesOf(amounts, whole)).toEqual(shares);
});

test("shares add up to the whole and are less than one off, whatever the amounts", () => {
  const amounts = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, (values) => {
      const total = values.reduce((sum, value) => sum + value, 0);
      fc.pre(total > 1e-3);
      const shares = sharesOf(values);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      for (const [index, value] of values.entries()) {
        expect(Math.abs((shares[index] ?? Number.NaN) - (value / total) * 100)).toBeLessThan(1 + 1e-6);
      }
    }),
  );
});
