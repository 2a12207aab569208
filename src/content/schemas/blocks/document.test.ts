import { expect, test } from "vitest";
import { documentBlock } from "./tables";

const estimate = (total: string) => ({
  kind: "document",
  title: "An estimate.",
  document: {
    heading: "Estimate",
    open: "Open it",
    pages: [
      {
        parts: [
          {
            rows: [
              { title: "Inventory", value: "3 days" },
              { title: "The rest", value: "9 to 14 days" },
              { title: "Total", value: total, isSum: true },
            ],
          },
        ],
      },
    ],
  },
});

const problems = (total: string) =>
  documentBlock.safeParse(estimate(total)).error?.issues.map(({ message }) => message);

test("a sum is added up, at both ends where a row is from a least to a most", () => {
  expect(problems("12 to 17 days")).toBeUndefined();
  expect(problems("12 to 18 days")).toEqual(["is not the sum of the rows above it, which is 12 to 17"]);
  expect(problems("17 days")).toEqual(["is not the sum of the rows above it, which is 12 to 17"]);
});
