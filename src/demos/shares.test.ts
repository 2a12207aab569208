import { expect, test } from "vitest";
import fc from "../../tests/support/same-cases";
import { sharesOf } from "./shares";

test.each([
  ["three thirds", [1, 1, 1], [34, 33, 33]],
  ["one and two thirds", [1, 2], [33, 67]],
  ["nothing and all", [0, 10], [0, 100]],
  ["parts of nothing", [0, 0], [0, 0]],
  ["no parts", [], []],
])("the shares of %s", (_, amounts, shares) => {
  expect(sharesOf(amounts)).toEqual(shares);
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
