import { expect, test, vi } from "vitest";
import { interpolate, longDate, slugOf } from "./text";

test.each([
  ["{company}, {email}, {company}", { company: "$& and {email}", email: "b" }, "$& and {email}, b, $& and {email}"],
  ["a {compny} that has no value stays", { company: "a" }, "a {compny} that has no value stays"],
  ["Step {step} of {total}", { step: 0, total: "" }, "Step 0 of "],
  ["{ max } and {} are no names", { max: 5 }, "{ max } and {} are no names"],
  ["{constructor} is no name either", {}, "{constructor} is no name either"],
])("interpolate(%j, %j)", (sentence, values, filled) => {
  expect(interpolate(sentence, values)).toBe(filled);
});

// In other languages: src/enquiry/questions/rules.test.ts.
test.each(["America/Phoenix", "Pacific/Kiritimati"])("the day is the same on a machine in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(longDate("2026-11-21", "en-GB")).toBe("21 November 2026");
});

test.each([
  ["What we store", "what-we-store"],
  ["Größe & Maße für Öl", "groesse-masse-fuer-oel"],
  ["  1. Who are we?  ", "1-who-are-we"],
  ["Cafés à la carte", "cafes-a-la-carte"],
  ["“Quoted” – and more…", "quoted-and-more"],
  ["—", ""],
])("slugOf(%j) is %j", (heading, slug) => {
  expect(slugOf(heading)).toBe(slug);
});
