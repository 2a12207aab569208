import { afterEach, expect, test, vi } from "vitest";
import { longDate } from "./policy-text";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["2026-11-21", "21 November 2026"],
  ["2027-01-01", "1 January 2027"],
  ["2028-02-29", "29 February 2028"],
])("%s is %s", (day, words) => {
  expect(longDate(day)).toBe(words);
});

test.each(["America/Phoenix", "Pacific/Kiritimati"])("the day is the same on a machine in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(longDate("2026-11-21")).toBe("21 November 2026");
});
