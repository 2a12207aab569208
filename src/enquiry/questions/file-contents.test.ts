import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { macroDocument, sampleFiles, zipOf } from "../../../tests/support/server/samples";
import { judgeFile } from "./file-contents";
import { fileTypeOf } from "./file-types";

const bytes = (text: string) => Buffer.from(text, "latin1");
const none = Buffer.of();
const { "plan.pdf": pdf = none, "logo.png": png = none, "photo.JPEG": jpg = none } = sampleFiles;
const { "brief.docx": docx = none, "budget.xlsx": xlsx = none } = sampleFiles;
const utf16 = (text: string) => Buffer.from(text, "utf16le");

/** The container of Office documents with a password, with the names of its parts. */
const compound = (...parts: string[]) =>
  Buffer.concat([bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), Buffer.alloc(504), ...parts.map(utf16), Buffer.alloc(512)]);
const office = (entries: Record<string, string>) => zipOf({ "[Content_Types].xml": "<Types/>", ...entries });
const mov = (brand: string) => bytes(`\0\0\0\x1cftyp${brand}\0\0\0\0${brand}mif1`);

describe("a file that a person may rightly send is taken", () => {
  test.each(Object.entries(sampleFiles))("%s, under its own name", (name, content) => {
    expect(judgeFile(name, content)).toBe(name);
  });

  test.each<[what: string, name: string, content: Uint8Array, sentOnAs?: string]>([
    ["a document with a password", "brief.docx", compound("EncryptedPackage")],
    ["a workbook with a password", "budget.xlsx", compound("EncryptedPackage", "EncryptionInfo")],
    ["a presentation of before 2007", "pitch.pptx", compound("PowerPoint Document")],
    ["a letter with a password", "letter.odt", zipOf({ mimetype: "application/vnd.oasis.opendocument.text", x: "\0" })],
    ["an archive that names its parts as Windows does", "brief.docx", office({ "word\\document.xml": "" })],
    ["a byte order mark before a PDF", "plan.pdf", Buffer.concat([bytes("\xef\xbb\xbf"), pdf])],
    [
      "the head of a mail before a PDF",
      "plan.pdf",
      Buffer.concat([bytes("Content-Type: application/pdf\r\n\r\n"), pdf]),
    ],
    ["a thousand bytes before a PDF", "plan.pdf", Buffer.concat([Buffer.alloc(1000), pdf])],
    ["a PNG called jpg", "photo.jpg", png, "photo.png"],
    ["a JPEG called webp", "scene.one.webp", jpg, "scene.one.jpg"],
    ["a GIF called png", "logo.png", bytes("GIF89a\x01\0"), "logo.gif"],
    ["an AVIF called jpg", "photo.jpg", mov("avif"), "photo.avif"],
    ["a picture of a phone called jpeg", "photo.jpeg", mov("heic"), "photo.heic"],
    ["a bitmap called png", "logo.png", bytes("BM\x46\0\0\0\0\0\0\0\x36"), "logo.bmp"],
    ["a scan called jpg", "scan.jpg", bytes("II*\0\x08"), "scan.tiff"],
    ["a PDF called docx", "brief.docx", pdf, "brief.pdf"],
    ["a workbook called docx", "brief.docx", xlsx, "brief.xlsx"],
    ["a picture called txt", "notes.txt", jpg, "notes.jpg"],
    ["a text in Japanese", "notes.txt", bytes("\x82\xb1\x82\xf1\x82\xc9\x82\xbf\x82\xcd")],
    ["a text in Cyrillic of DOS", "notes.txt", bytes("\x8f\xe0\xa8\xa2\xa5\xe2")],
    ["a text with the letters of no encoding", "notes.txt", bytes("\xff\xc0\x81")],
    ["UTF-16 without its mark", "rows.csv", utf16("name;city\n日本;Köln\n")],
    ["big-endian UTF-16 without its mark", "rows.csv", utf16("name;city\n").swap16()],
    ["a letter in which markup is spoken of", "notes.txt", bytes("<html><script>alert(1)</script>")],
    ["rows that begin as a program does", "rows.csv", bytes("MZ;M\xfcnchen\n")],
  ])("%s", (_, name, content, sentOnAs = name) => {
    expect(judgeFile(name, content)).toBe(sentOnAs);
  });
});

/** What could harm whoever opens it, under each kind of name. */
const harmful: [what: string, content: Uint8Array][] = [
  ["a program of Windows", bytes("MZ\x90\0\x03\0\0\0")],
  ["a program of Linux", bytes("\x7fELF\x02\x01\x01\0\0")],
  ["a program of macOS", bytes("\xcf\xfa\xed\xfe\x07\0\0\x01")],
  ["a program of Java", bytes("\xca\xfe\xba\xbe\0\0\0\x34")],
  ["a shortcut", bytes("L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0")],
  ["an installer", compound("\u1084\u000c\0\0\u00c0\0\0\u4600")],
  ["a document of before 2007 with macros", compound("WordDocument", "_VBA_PROJECT")],
  ["a document with a program in it", compound("EncryptedPackage", "\u0001Ole10Native")],
  ["a document with macros", office({ "word/document.xml": "", "word/vbaProject.bin": "\0" })],
  ["a document that says it has macros", macroDocument()],
  ["a workbook with the macros of before", office({ "xl/workbook.xml": "", "xl/macrosheets/sheet1.xml": "" })],
  ["a letter with macros", zipOf({ mimetype: "application/vnd.oasis.opendocument.text", "Basic/script-lc.xml": "" })],
  ["an archive with a program", office({ "word/document.xml": "", "word/run.EXE": "" })],
  ["an archive of anything", zipOf({ a: "b" })],
  ["an archive without its end", docx.subarray(0, docx.length - 10)],
  [
    "a directory of 30,000 entries",
    zipOf(Object.fromEntries(Array.from({ length: 30_000 }, (_, i) => [`word/${i}`, ""]))),
  ],
];

/** What a browser or a shell would run; in a text it is a text. */
const scripts: [what: string, content: Uint8Array][] = [
  ["a page", bytes("<!DOCTYPE html><script>alert(1)</script>")],
  ["a page with a PDF behind it", Buffer.concat([bytes("\n<HTML><script>alert(1)</script>"), pdf])],
  ["a drawing with a script", bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ["a script", bytes("#!/bin/sh\nrm -rf ~\n")],
  ["a script before a PDF", Buffer.concat([bytes("#!/bin/sh\n"), pdf])],
  ["a batch file", bytes("@echo off\r\ndel *.*\r\n")],
  ["nothing that is known", bytes("\x01\x02\x03\x04")],
];

describe("what could harm is refused under every name that it may have", () => {
  const names = Object.keys(sampleFiles);
  test.each(harmful)("%s", (_, content) => {
    for (const name of names) expect(judgeFile(name, content), name).toBeUndefined();
  });
  test.each(scripts)("%s, but in a text", (_, content) => {
    const isText = (name: string) => ["txt", "csv"].includes(fileTypeOf(name) ?? "");
    for (const name of names.filter((one) => !isText(one))) expect(judgeFile(name, content), name).toBeUndefined();
  });
});

/** The list of an archive's entries, as long as a file can be, with names of so many bytes. */
function archiveOfNames(nameLength: number): Buffer {
  const entry = Buffer.alloc(46 + nameLength, "\\");
  entry.fill(0, 0, 46).writeUInt32LE(0x02014b50);
  entry.writeUInt16LE(nameLength, 28);
  const directory = Buffer.concat(Array(Math.floor(largest / entry.length)).fill(entry));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt32LE(directory.length, 12);
  return Buffer.concat([bytes("PK\x03\x04"), Buffer.alloc(30), directory, end]);
}

const largest = 10_000_000;
const ofCompound = (pattern: string) => Buffer.concat([compound(), Buffer.alloc(largest, pattern, "latin1")]);

test.each<[what: string, name: string, content: Buffer]>([
  ["an archive of entries without a name", "brief.docx", archiveOfNames(0)],
  ["an archive of long names", "brief.docx", archiveOfNames(60_000)],
  ["an archive without an end", "brief.docx", Buffer.alloc(largest, "PK\x03\x04")],
  ["a compound of half letters", "brief.docx", ofCompound("\0\xd8")],
  ["a compound of almost a mark", "brief.docx", ofCompound("_\0V\0B\0A\0")],
  ["a picture of nothing", "photo.jpg", Buffer.alloc(largest, 0xff)],
  ["a page of brackets", "plan.pdf", Buffer.alloc(largest, "<")],
  ["a text of no letters", "notes.txt", Buffer.alloc(largest, "\x01\0", "latin1")],
])("%s of the largest size is judged in steps that grow with its size only", (_, name, content) => {
  // Milliseconds where each byte is read once, hours where it is not: the limit ends the hours.
  const judge = () => runInNewContext("judge()", { judge: () => judgeFile(name, content) }, { timeout: 4_000 });
  expect(judge).not.toThrow();
});
