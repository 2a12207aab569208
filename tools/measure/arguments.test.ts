import { expect, test } from "vitest";
import { isComplete, readArguments, WrongArguments } from "./arguments";
import { familyNames } from "./families";

test("without arguments everything is built and measured three times on both devices", () => {
  const request = readArguments([]);
  expect(request).toEqual({
    build: true,
    runs: 3,
    families: familyNames,
    devices: ["phone", "desktop"],
    others: [],
  });
  expect(isComplete(request)).toBe(true);
});

test("options choose runs, families and devices; other sites are named", () => {
  const request = readArguments([
    "--no-build",
    "--runs=5",
    "--only",
    "policy",
    "--only",
    "home",
    "--phone-only",
    "peer=https://example.org/?a=b",
  ]);
  expect(request).toEqual({
    build: false,
    runs: 5,
    families: ["home", "policy"],
    devices: ["phone"],
    others: [{ name: "peer", url: "https://example.org/?a=b" }],
  });
  expect(isComplete(request)).toBe(false);
});

test.each([
  ["--runs 0: expected a whole number from 1 on.", ["--runs", "0"]],
  ["--runs many: expected", ["--runs", "many"]],
  ["--only blog: there is no such family of pages.", ["--only", "blog"]],
  ['"https://example.org/" is no page', ["https://example.org/"]],
  ['"peer=example.org" is no page', ["peer=example.org"]],
  ["Unknown option '--fast'", ["--fast"]],
])("%s", (message, argv) => {
  expect(() => readArguments(argv)).toThrow(WrongArguments);
  expect(() => readArguments(argv)).toThrow(message);
  expect(() => readArguments(argv)).toThrow("Families: home, overview, service");
});
