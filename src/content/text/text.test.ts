import { afterEach, expect, test, vi } from "vitest";
import { interpolate, longDate, placeholdersIn, slugOf } from "./text";

test.each([
  ["{company}, {email}, {company}", { company: "$& and {email}", email: "b" }, "$& and {email}, b, $& and {email}"],
  ["a {compny} that has no value stays", { company: "a" }, "a {compny} that has no value stays"],
  ["Step {step} of {total}", { step: 0, total: "" }, "Step 0 of "],
  ["{ max } and {} are no names", { max: 5 }, "{ max } and {} are no names"],
  ["{constructor} is no name either", {}, "{constructor} is no name either"],
])("interpolate(%j, %j)", (sentence, values, filled) => {
  expect(interpolate(sentence, values)).toBe(filled);
});

test.each([
  ["{company} and {email}", ["company", "email"]],
  ["{ company } and {e-mail} are no names either", [" company ", "e-mail"]],
  ["an empty pair {}", [""]],
  ["no braces", []],
])("placeholdersIn(%j)", (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});

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
