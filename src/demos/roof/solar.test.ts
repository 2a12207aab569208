import { expect, test } from "vitest";
import { solarResult } from "./solar";

test("the saving is rounded to full tens, halves up", () => {
  const face = { area: 30.5, panelRows: 4, panelColumns: 2, monthlyYield: [...Array<number>(11).fill(0), 1000] };
  expect([0.144, 0.145, 0.1549, 0.155].map((price) => solarResult([face], price).saving)).toEqual([140, 150, 150, 160]);
});
