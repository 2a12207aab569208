import { expect, test } from "vitest";
import { fileTypeNames, fileTypeOf } from "./file-types";

test.each([
  ["brief.pdf", "pdf"],
  ["Photo.JPEG", "jpg"],
  ["photo.jpg", "jpg"],
  ["offer.final.DOCX", "docx"],
  [".csv", "csv"],
  ["virus.pdf.exe", undefined],
  ["notes.txt.", undefined],
  ["notes.txt ", undefined],
  ["pdf", undefined],
  ["", undefined],
  ["page.html", undefined],
  ["brief.constructor", undefined],
  ["folder.pdf/readme", undefined],
])("the kind of %j is %s", (name, type) => {
  expect(fileTypeOf(name)).toBe(type);
});

test("a file is recognised by the ending of every kind", () => {
  expect(fileTypeNames.map((type) => fileTypeOf(`file.${type}`))).toEqual(fileTypeNames);
});
