import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { hostileCells, storedEnquiry } from "../../../tests/support/server/samples";
import { testFolder } from "../../../tests/support/test-folder";
import { toCsv } from "./export";

/** The cells as a spreadsheet program without a window has them when it opens a table: Debian's package gnumeric. */
function openedCells(csv: string): { row: number; column: number; isFormula: boolean }[] {
  const [table, saved] = ["csv", "gnumeric"].map((type) => join(testFolder(), `enquiries.${type}`)) as [string, string];
  writeFileSync(table, csv);
  execFileSync("ssconvert", [table, saved], { stdio: "ignore" });
  const bytes = readFileSync(saved);
  const sheet = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
  // A text and a number have their kind beside them, a formula has not.
  return [...sheet.matchAll(/<gnm:Cell Row="(\d+)" Col="(\d+)"([^>]*)>/g)].map(([, row, column, rest = ""]) => ({
    row: Number(row),
    column: Number(column),
    isFormula: !rest.includes("ValueType="),
  }));
}

test("a spreadsheet program reads one row for each enquiry, and no formula", () => {
  const enquiries = hostileCells.map((name) => storedEnquiry({ name }));
  const cells = openedCells(toCsv(enquiries));
  expect(Math.max(...cells.map(({ row }) => row))).toBe(hostileCells.length);
  expect(cells.filter(({ column }) => column === 4)).toHaveLength(hostileCells.length + 1);
  expect(cells.filter(({ isFormula }) => isFormula)).toEqual([]);
  expect(openedCells("a,=1+1\n").map(({ isFormula }) => isFormula)).toEqual([false, true]);
});
