import { describe, expect, test } from "vitest";
import { hostileCells, storedEnquiry } from "../../../tests/support/server/samples";
import { toCsv } from "./export";

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

describe("as a table", () => {
  test.each(hostileCells)("%j is no formula, wherever a program parts it", (text) => {
    const csv = toCsv([storedEnquiry({ name: text })]);
    for (const separator of [",", ";", "\t"]) {
      expect(cellsOf(csv, separator).filter((cell) => /^[=+\-@\uff1d]/.test(cell))).toEqual([]);
      // Not heeding quotation marks, as line by line.
      const bare = csv.split(/[\r\n\u2028]/).flatMap((line) => line.split(separator));
      expect(bare.filter((cell) => /^["\s]*[=+\-@\uff1d]/.test(cell))).toEqual([]);
    }
  });

  test("each answer has its column, in whichever forms it is asked, and every field its quotation marks", () => {
    const files = [{ field: "files", name: 'a "b".txt', type: "text/plain", size: 3 }];
    const enquiries = [storedEnquiry({ name: "Ada" }), storedEnquiry({ services: ["A", "B"], toString: "one\ntwo" })];
    const csv = toCsv(enquiries.map((enquiry) => ({ ...enquiry, files })));
    const common = '"NW-7K3M-9QPD","contact","2026-01-01T00:00:00.000Z",""';
    expect(csv.replace("\ufeff", "").split("\r\n")).toEqual([
      '"reference","form","receivedAt","suspicion","name","services","toString","attachments","language"',
      `${common},"Ada","","","a ""b"".txt","en"`,
      `${common},"","A, B","one\ntwo","a ""b"".txt","en"`,
      "",
    ]);
  });
});
