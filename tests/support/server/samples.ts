import { crc32 } from "node:zlib";
import type { NewEnquiry, StoredEnquiry } from "../../../server/enquiries/store/enquiry";
import type { EncodedFile } from "../../../src/enquiry/questions/kind-rules";

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

export const storedEnquiry = (answers: StoredEnquiry["answers"]): StoredEnquiry => ({
  reference: "NW-7K3M-9QPD",
  form: "contact",
  receivedAt: "2026-01-01T00:00:00.000Z",
  answers,
  spamReason: undefined,
  language: "en",
  files: [],
  deliveries: [],
});

/** Texts that a spreadsheet program could take for a formula, however it parts them. */
export const hostileCells = [
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

/** A zip archive whose entries are not compressed. */
export function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), common, rest, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, Buffer.from("PK\x05\x06"), end]);
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
