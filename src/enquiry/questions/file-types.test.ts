import { expect, test } from "vitest";
import { fileTypeNames, fileTypeOf, fileTypes } from "./file-types";

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

test("every kind has a media type of its own", () => {
  const mediaTypes = Object.values(fileTypes);
  expect(mediaTypes.filter((type) => !/^(application|image|text)\/[a-z.-]+$/.test(type))).toEqual([]);
  expect(new Set(mediaTypes).size).toBe(mediaTypes.length);
});
