import { expect, test } from "vitest";
import type { StoredEnquiry } from "../store/enquiry";
import { toCsv } from "./export";

const storedEnquiry = (answers: StoredEnquiry["answers"], files: StoredEnquiry["files"] = []): StoredEnquiry => {
  const about = { reference: "NW-7K3M-9QPD", form: "contact", receivedAt: "2026-01-01T00:00:00.000Z", language: "en" };
  return { ...about, answers, files, spamReason: undefined, deliveries: [] };
};

/** Where a program may part a text, and what it could then take for the beginning of a formula. */
const parts = ["", "ok\n", "ok\r\n", "ok\n ", "ok\u2028", "ok\t", "ok;", 'ok";', 'ok",'];
const signs = ["=", "+", "-", "@", "\t=", "\r+", "\uff1d"];

test.each(parts.flatMap((part) => signs.map((sign) => `${part}${sign}cmd|' /C calc'!A0`)))(
  "%j is no formula",
  (text) => {
    const pieces = toCsv([storedEnquiry({ name: text })]).split(/[\r\n\u2028,;\t"]/);
    expect(pieces.filter((piece) => /^\s*[=+\-@\uff1d]/.test(piece))).toEqual([]);
  },
);

test("each answer has its column, in whichever forms it is asked, and every field its quotation marks", () => {
  const files = [{ field: "files", name: 'a "b".txt', type: "text/plain", size: 3 }];
  const second = storedEnquiry({ services: ["A", "B"], toString: "one\ntwo" }, files);
  const csv = toCsv([storedEnquiry({ name: "Ada" }, files), second]);
  const common = '"NW-7K3M-9QPD","contact","2026-01-01T00:00:00.000Z",""';
  expect(csv.replace("\ufeff", "").split("\r\n")).toEqual([
    '"reference","form","receivedAt","suspicion","name","services","toString","attachments","language"',
    `${common},"Ada","","","a ""b"".txt","en"`,
    `${common},"","A, B","one\ntwo","a ""b"".txt","en"`,
    "",
  ]);
});
