import { afterAll, expect } from "vitest";
import { recordedReads, recordReads } from "./recorded-reads";

recordReads();

/**
 * What an owner replaces is closed to the unit tests, so that whatever stands there cannot change how they end: they
 * need not be repeated on an owner's copy. A file that asks about it, itself or through a program that it starts, fails.
 */
afterAll(() => {
  expect(
    recordedReads(),
    "files of an owner that it reads: name this test in testsOfContent, vitest.config.mts",
  ).toEqual([]);
});
