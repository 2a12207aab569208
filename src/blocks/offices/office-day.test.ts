import { expect, test } from "vitest";
import { hoursBetween, officeDays } from "./office-day";

const hours = { opens: 9, closes: 17 };
const offices = [
  { city: "Phoenix", clock: "America/Phoenix", ...hours },
  { city: "Berlin", clock: "Europe/Berlin", ...hours },
  { city: "Chennai", clock: "Asia/Kolkata", ...hours },
];
const daysAt = (now: string) => officeDays(offices, "Europe/Berlin", new Date(now));

test.each([
  ["winter", "2026-11-24", "17,24,0,1", "4.5,12.5", "1,4.5"],
  ["summer", "2026-07-14", "18,24,0,2", "5.5,13.5", "2,5.5,17,18"],
])(
  "in %s offices have their hours in Berlin's day, and those without an office are on call",
  (_, day, phoenix, chennai, onCall) => {
    const days = daysAt(`${day}T09:20:00Z`);
    expect(days.map(({ spans }) => String(spans))).toEqual([phoenix, "9,17", chennai]);
    expect(String(hoursBetween(days))).toBe(onCall);
  },
);

test.each([
  ["in the morning of Berlin", "2026-11-24T09:20:00Z", ["Berlin", "Chennai"]],
  ["at its closing hour", "2026-11-24T16:00:00Z", ["Phoenix"]],
  ["on Sunday", "2026-11-22T09:20:00Z", []],
])("who is awake %s", (_, now, awake) => {
  expect(daysAt(now).flatMap(({ city, isAwake }) => (isAwake ? [city] : []))).toEqual(awake);
});
