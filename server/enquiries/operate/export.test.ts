import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { StoredEnquiry } from "../store/enquiry";
import { toCsv, toJson } from "./export";

const enquiry = (answers: StoredEnquiry["answers"]): StoredEnquiry => ({
  reference: "NW-7K3M-9QPD",
  form: "contact",
  revision: 1,
  receivedAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  answers,
  spamReason: undefined,
  language: "en",
});

/** The cells of a text, as a spreadsheet of some country parts them; quotation marks are heeded. */
function cellsOf(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const sign of csv.replace("\ufeff", "")) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || sign === "\n" || sign === "\r")) cells.push(cell.trim());
    else {
      cell += sign;
      continue;
    }
    if (sign !== '"') cell = "";
  }
  return [...cells, cell.trim()];
}

const hostile = [
  ...["=", "+", "-", "@", "\t", "\r"].map((sign) => `${sign}cmd|' /C calc'!A0`),
  "Hello\n=HYPERLINK(A1&B1)\n=cmd|' /C calc'!A0",
  "Hello\r\n+1+1\r-1\u2028@SUM(A1)",
  "ok;=cmd|' /C calc'!A0;x",
  'ok";=1+1;"',
  'ok",=1+1,"',
  "ok\n =1+1",
  "ok\t=1+1",
  "\uff1d1+1",
];

describe("as a table", () => {
  test.each(hostile)("%j is no formula, wherever a program parts it", (text) => {
    const csv = toCsv([enquiry({ name: text })], []);
    for (const separator of [",", ";", "\t"]) {
      expect(cellsOf(csv, separator).filter((cell) => /^[=+\-@\uff1d]/.test(cell))).toEqual([]);
      // Not heeding quotation marks, as line by line.
      const bare = csv.split(/[\r\n\u2028]/).flatMap((line) => line.split(separator));
      expect(bare.filter((cell) => /^["\s]*[=+\-@\uff1d]/.test(cell))).toEqual([]);
    }
  });

  test("each answer has its column, in whichever forms it is asked, and every field its quotation marks", () => {
    const attachments = [{ reference: "NW-7K3M-9QPD", field: "files", name: 'a "b".txt', type: "text/plain", size: 3 }];
    const csv = toCsv([enquiry({ name: "Ada" }), enquiry({ services: ["A", "B"], toString: "one\ntwo" })], attachments);
    const common = '"NW-7K3M-9QPD","contact","2026-01-01T00:00:00.000Z","2026-01-01T00:00:00.000Z",""';
    expect(csv.replace("\ufeff", "").split("\r\n")).toEqual([
      '"reference","form","receivedAt","updatedAt","suspicion","name","services","toString","attachments","language"',
      `${common},"Ada","","","a ""b"".txt","en"`,
      `${common},"","A, B","one\ntwo","a ""b"".txt","en"`,
      "",
    ]);
  });

  /** The cells as a spreadsheet program has them when it opens a table. */
  function openedCells(csv: string): { row: number; column: number; isFormula: boolean }[] {
    const folder = mkdtempSync(join(tmpdir(), "table-"));
    const [table, saved] = [join(folder, "enquiries.csv"), join(folder, "enquiries.gnumeric")];
    writeFileSync(table, csv);
    execFileSync(spreadsheet, [table, saved], { stdio: "ignore" });
    const bytes = readFileSync(saved);
    rmSync(folder, { recursive: true });
    const sheet = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
    // A text and a number have their kind beside them, a formula has not.
    return [...sheet.matchAll(/<gnm:Cell Row="(\d+)" Col="(\d+)"([^>]*)>/g)].map(([, row, column, rest = ""]) => ({
      row: Number(row),
      column: Number(column),
      isFormula: !rest.includes("ValueType="),
    }));
  }

  /** A spreadsheet program without a window, from Debian's package gnumeric. In CI it must be there. */
  const spreadsheet = "ssconvert";
  const isMissing = !process.env.CI && spawnSync(spreadsheet, ["--version"], { stdio: "ignore" }).error !== undefined;
  if (isMissing) console.warn(`The table is not opened in a spreadsheet: ${spreadsheet} (gnumeric) cannot be found.`);
  else
    test("a spreadsheet program reads one row for each enquiry, and no formula", () => {
      const cells = openedCells(
        toCsv(
          hostile.map((name) => enquiry({ name })),
          [],
        ),
      );
      expect(Math.max(...cells.map(({ row }) => row))).toBe(hostile.length);
      expect(cells.filter(({ column }) => column === 5)).toHaveLength(hostile.length + 1);
      expect(cells.filter(({ isFormula }) => isFormula)).toEqual([]);
      expect(openedCells("a,=1+1\n").map(({ isFormula }) => isFormula)).toEqual([false, true]);
    });
});

test("a list has everything but the content of attachments", () => {
  const attachments = [{ reference: "NW-7K3M-9QPD", field: "files", name: "a.txt", type: "text/plain", size: 3 }];
  const earlier = new Map([
    ["NW-7K3M-9QPD", [{ revision: 1, sentAt: "2026-01-01T00:00:00.000Z", answers: { name: "A" } }]],
  ]);
  expect(JSON.parse(toJson([enquiry({ name: "=Ada" })], attachments, earlier))).toMatchObject([
    {
      answers: { name: "=Ada" },
      earlierRevisions: [{ answers: { name: "A" } }],
      attachments: [{ field: "files", name: "a.txt", type: "text/plain", size: 3 }],
    },
  ]);
});
