import { expect, test } from "vitest";
import { bandAmong } from "./page-blocks";

type Name = Queries.PageBlockFragment["__typename"];

const reasons = "ReasonsBlock";
const steps = "ProcessBlock";
const curve = "CurveBlock";
const promotion = "PromotionBlock";

test.each<[string, Name[], boolean, number]>([
  ["the first process", [reasons, steps, reasons, steps], false, 1],
  ["none right above the promotion", [reasons, steps, promotion], false, -1],
  ["another one where that is so", [steps, reasons, steps, promotion], false, 0],
  ["one above the neighbours of the page", [steps, promotion], true, 0],
  ["none below a promotion", [promotion, steps], true, -1],
  ["none beside a curve, whose sheet is dark", [steps, curve], false, -1],
  ["none without a process", [reasons, promotion], false, -1],
])("a page has one dark band at most: %s", (_, names, hasBeforePromotion, expected) => {
  const blocks = names.map((__typename) => ({ __typename }));
  expect(bandAmong(blocks, hasBeforePromotion)).toBe(expected);
});
