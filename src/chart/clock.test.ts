import { expect, test } from "vitest";
import { clockText, isWorkday, offsetAt, timeAt } from "./clock";

test.each([
  ["America/Phoenix", "2026-06-21T23:59:30Z", -7],
  ["Europe/Berlin", "2026-01-14T11:00:00Z", 1],
  ["Europe/Berlin", "2026-07-14T11:00:00Z", 2],
  ["Asia/Kolkata", "2026-01-14T20:00:00Z", 5.5],
  ["UTC", "2026-01-14T20:00:00Z", 0],
])("%s is at %s ahead of UTC by %d hours", (clock, now, hours) => {
  expect(offsetAt(clock, new Date(now))).toBe(hours);
});

test("a place has its own hour and its own day of the week", () => {
  // Sunday evening in London is Monday in Chennai.
  expect(timeAt("Asia/Kolkata", new Date("2026-11-22T20:00:00Z"))).toEqual({ hour: 1.5, weekday: 1 });
});

test("hours are written as clocks show them", () => {
  expect([0, 9, 16.5, 10 + 20 / 60, 24].map(clockText)).toEqual(["00:00", "09:00", "16:30", "10:20", "24:00"]);
});

test("nobody works on Saturday and Sunday", () => {
  expect([0, 1, 5, 6, 7, 8].map(isWorkday)).toEqual([false, true, true, false, false, true]);
});
