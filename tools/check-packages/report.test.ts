import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advisories } from "./advisories";
import {
  advisoryTable,
  affectedVersions,
  isBefore,
  type LockFile,
  outdatedLines,
  versionsOf,
  withTable,
} from "./report";

const lock: LockFile = {
  packages: {
    "": {},
    "node_modules/got": { version: "12.6.1" },
    "node_modules/old/node_modules/got": { version: "9.10.0" },
    "node_modules/older/node_modules/got": { version: "9.9.0" },
    "node_modules/not-got": { version: "1.0.0" },
  },
};
const advisory = { id: "X-1", package: "got", mendedIn: ["11.8.5"], weakness: "leaks", judgement: "build only" };

test.each([
  ["1.2.3", "1.2.4", true],
  ["1.10.0", "1.9.0", false],
  ["1.2.3", "1.2.3", false],
  ["2.0.0-beta.1", "1.9.9", false],
])("%s before %s: %s", (version, other, expected) => expect(isBefore(version, other)).toBe(expected));

test("every version of a package is found, below other packages too", () => {
  expect(versionsOf(lock, "got")).toEqual(["9.9.0", "9.10.0", "12.6.1"]);
  expect(affectedVersions(lock, advisory)).toEqual(["9.9.0", "9.10.0"]);
  expect(affectedVersions(lock, { ...advisory, mendedIn: [] })).toEqual(["9.9.0", "9.10.0", "12.6.1"]);
});

test("the table says of each weakness whether it is here", () => {
  const gone = { ...advisory, package: "gone" };
  const mended = { ...advisory, mendedIn: ["9.9.0"] };
  const states = advisoryTable(lock, [advisory, gone, mended])
    .split("\n")
    .slice(2)
    .map((row) => row.split("|")[3]?.trim());
  expect(states).toEqual(["affected: 9.9.0, 9.10.0; build only", "not there; build only", "mended; build only"]);
});

test("what is out of date is one line each", () => {
  expect(outdatedLines({ a: { current: "1.0.0", latest: "2.0.0" }, b: { latest: "3.0.0" } })).toEqual([
    "a 1.0.0 -> 2.0.0",
    "b not installed -> 3.0.0",
  ]);
});

test("docs/security.md says of the advisories what the lock file says", () => {
  const document = readFileSync("docs/security.md", "utf8");
  const table = advisoryTable(JSON.parse(readFileSync("package-lock.json", "utf8")), advisories);
  expect(withTable(document, table), "run npm run check:packages -- --write").toBe(document);
  expect(() => withTable("nothing", table)).toThrow("no place");
});
