import { expect, test } from "vitest";
import { bandAmong } from "./page-blocks";
import type { BlockKind } from "./registry";

const reasons = "reasons";
const steps = "process";
const curve = "curve";
const promotion = "promotion";

test.each<[string, BlockKind[], boolean, number]>([
  ["the first process", [reasons, steps, reasons, steps], false, 1],
  ["none right above the promotion", [reasons, steps, promotion], false, -1],
  ["another one where that is so", [steps, reasons, steps, promotion], false, 0],
  ["one above the neighbours of the page", [steps, promotion], true, 0],
  ["none below a promotion", [promotion, steps], true, -1],
  ["none beside a curve, whose sheet is dark", [steps, curve], false, -1],
  ["none without a process", [reasons, promotion], false, -1],
])("a page has one dark band at most: %s", (_, names, hasBeforePromotion, expected) => {
  const blocks = names.map((kind) => ({ kind }));
  expect(bandAmong(blocks, hasBeforePromotion)).toBe(expected);
});
