import { expect, test } from "vitest";
import { pipelineFigures } from "./pipeline-figures";

test("work and waiting add up, with the share of the longest wait in all waiting", () => {
  const stations = [
    { wait: 0.3, work: 0.4 },
    { wait: 41, work: 0.5 },
    { wait: 36.2, work: 3.6 },
  ];
  expect(pipelineFigures(stations)).toEqual({
    work: 4.5,
    wait: 77.5,
    total: 82,
    workShare: 5,
    waitShare: 95,
    longestWait: 41,
    longestShare: 53,
  });
});

test("where nobody waits, no share is made up", () => {
  expect(pipelineFigures([{ wait: 0, work: 2 }])).toMatchObject({ wait: 0, longestShare: 0, workShare: 100 });
});
