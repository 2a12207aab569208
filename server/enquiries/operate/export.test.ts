import { expect, test } from "vitest";
import { hostileCells, storedEnquiry } from "../../../tests/support/server/samples";
import { toCsv } from "./export";

test.each(hostileCells)("%j is no formula, wherever a program parts it", (text) => {
  const pieces = toCsv([storedEnquiry({ name: text })]).split(/[\r\n\u2028,;\t"]/);
  expect(pieces.filter((piece) => /^\s*[=+\-@\uff1d]/.test(piece))).toEqual([]);
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
