import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Part } from "./parts";
import { passedBefore } from "./passed-before";

const parts: readonly Part[] = [
  { script: "check" },
  { script: "program", after: ["check"], whenUnchanged: { script: "pages", unread: ["content"] } },
  { script: "last", after: ["program"] },
];

const shortened = [
  { script: "check" },
  { script: "pages", after: ["check"], whenUnchanged: { script: "pages", unread: ["content"] } },
  { script: "last", after: ["pages"] },
];

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "passed-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, "kept/passed.json");

/** One run of all parts, on a program of which a word is known, with its end. */
function run(fingerprint: string | undefined, ends: Readonly<Record<string, boolean>>, isAll = false) {
  const passed = passedBefore(file(), () => fingerprint);
  const { parts: left, skipped } = passed.shorten(parts, isAll);
  const results = left.map(({ script }) => ({ script, seconds: 1, isGood: ends[script] ?? true }));
  passed.remember(parts, results);
  return { left, skipped };
}

describe("a part that says what is enough of it", () => {
  test("is run whole the first time, and shortened once it has passed on the same program", () => {
    expect(run("a", {})).toEqual({ left: parts, skipped: [] });
    const { left, skipped } = run("a", {});
    expect(left).toEqual(shortened);
    expect(skipped).toMatchObject([{ script: "program", rest: "pages" }]);
    expect(run("a", {}).left).toEqual(shortened);
  });

  test("is run whole on another program", () => {
    run("a", {});
    expect(run("b", {}).skipped).toEqual([]);
    expect(run("b", {}).skipped).toHaveLength(1);
    expect(run("a", {}).skipped).toEqual([]);
  });

  test("is run whole again after it has failed", () => {
    run("a", { program: false });
    expect(run("a", {}).skipped).toEqual([]);
    run("a", { program: false }, true);
    expect(run("a", {}).skipped).toEqual([]);
  });

  test("is run whole where all is asked for, or nobody knows what the program is", () => {
    run("a", {});
    expect(run("a", {}, true).skipped).toEqual([]);
    run(undefined, {});
    expect(run(undefined, {}).skipped).toEqual([]);
  });

  test("is not held for passed where the program was changed meanwhile", () => {
    let now = "a";
    const passed = passedBefore(file(), () => now);
    passed.shorten(parts);
    now = "b";
    passed.remember(parts, [{ script: "program", seconds: 1, isGood: true }]);
    expect(run("a", { program: false }).skipped).toEqual([]);
    expect(run("b", {}).skipped).toEqual([]);
  });

  test("is run whole where what was kept cannot be read", () => {
    run("a", {});
    writeFileSync(file(), readFileSync(file(), "utf8").slice(0, 20));
    expect(run("a", {}).skipped).toEqual([]);
  });
});
