import type { NewEnquiry } from "../../../server/enquiries/store/enquiry";
import type { EncodedFile } from "../../../src/enquiry/questions/question-rules";

/** Enquiries that are right, as the forms send them. */

export const contactEnquiry = {
  name: "Ada Example",
  email: "ada@example.com",
  message: "Hello\nworld",
};

export const visitEnquiry = {
  visitor: "Ada Example",
  email: "ada@example.com",
  rooms: ["Lantern"],
  wishes: "",
  day: "2031-05-01",
  tide: "Low water",
};

export const projectEnquiry = {
  fullName: "Ada Example",
  email: "ada@example.com",
  phone: "+49 30 123456",
  company: "Example & Sons",
  services: ["Lamps", "Shades & screens"],
  description: "A ship's bridge, 3 < 4 – “ready” by May",
  files: [] as unknown[],
};

/** Makes an enquiry of the contact form, as the server hands it to the store. */
export const newEnquiry = (changes: Partial<NewEnquiry> = {}): NewEnquiry => ({
  form: "contact",
  idempotencyKey: undefined,
  answers: contactEnquiry,
  attachments: [],
  spamReason: undefined,
  ...changes,
});

export const attachment = (name: string, content: string | Buffer = name) => ({
  field: "files",
  name,
  type: "text/plain",
  content: Buffer.from(content),
});

/** The head of a part of an archive, with numbers at some of its places. */
function zipHead(mark: string, length: number, numbers: Readonly<Record<number, number>>): Buffer {
  const head = Buffer.alloc(length);
  head.write(mark, "latin1");
  for (const [at, number] of Object.entries(numbers)) head.writeUInt32LE(number, Number(at));
  return head;
}

/** A zip archive as far as it is looked at: its entries are not compressed, and have neither sums nor places. */
export function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const parts = Object.entries(entries).map(([name, text]) => ({
    entry: Buffer.concat([zipHead("PK\x03\x04", 30, { 26: name.length }), Buffer.from(name + text)]),
    listed: Buffer.concat([zipHead("PK\x01\x02", 46, { 28: name.length }), Buffer.from(name)]),
  }));
  const directory = Buffer.concat(parts.map(({ listed }) => listed));
  return Buffer.concat([
    ...parts.map(({ entry }) => entry),
    directory,
    zipHead("PK\x05\x06", 22, { 12: directory.length }),
  ]);
}

function office(part: string, kind: string): Buffer {
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
  return zipOf({
    "[Content_Types].xml": `<Types><Override PartName="/${part}" ContentType="${type}"/></Types>`,
    [part]: "<document/>",
  });
}

export const sampleFiles: Readonly<Record<string, Buffer>> = {
  "plan.pdf": Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
  "brief.docx": office("word/document.xml", "wordprocessingml.document"),
  "budget.xlsx": office("xl/workbook.xml", "spreadsheetml.sheet"),
  "pitch.pptx": office("ppt/presentation.xml", "presentationml.presentation"),
  "letter.odt": zipOf({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<x/>" }),
  "notes.txt": Buffer.from("Grüße aus Köln\n"),
  "rows.csv": Buffer.from("name;city\nJürgen;Köln\n", "latin1"),
  "unicode-text.txt": Buffer.from("\ufeffname\tcity\r\nJürgen\tKöln\r\n", "utf16le"),
  "big-endian.txt": Buffer.from("\ufeffKöln\n", "utf16le").swap16(),
  "logo.png": Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  "photo.JPEG": Buffer.from("\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00\xff\xd9", "latin1"),
  "scene.webp": Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64"),
};

export function encoded(name: string, content: Buffer | string, type = ""): EncodedFile {
  const bytes = Buffer.from(content);
  return { name, type, size: bytes.length, data: bytes.toString("base64") };
}

export const textFile = (name: string, size: number): EncodedFile => encoded(name, Buffer.alloc(size, "a"));

export function macroDocument(): Buffer {
  const type = "application/vnd.ms-word.document.macroEnabled.main+xml";
  return zipOf({
    "[Content_Types].xml": `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    "word/document.xml": "<document/>",
  });
}
