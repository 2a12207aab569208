import { afterEach, expect, test, vi } from "vitest";
import { longDate } from "./long-date";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["2026-11-21", "en-GB", "21 November 2026"],
  ["2027-01-01", "en-GB", "1 January 2027"],
  ["2028-02-29", "en-US", "February 29, 2028"],
  ["2026-12-01", "de-DE", "1. Dezember 2026"],
])("%s in %s is %s", (day, locale, words) => {
  expect(longDate(day, locale)).toBe(words);
});

test.each(["America/Phoenix", "Pacific/Kiritimati"])("the day is the same on a machine in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(longDate("2026-11-21", "en-GB")).toBe("21 November 2026");
});
