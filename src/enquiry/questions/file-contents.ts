import { type FileType, fileTypeOf } from "./file-types";

/** The bytes in which a file shows its kind: readers look for the beginning of a PDF in so many. */
const headBytes = 1024;

/** The bytes by which a text is judged: it cannot do harm, so this only finds what was renamed. */
const textBytes = 65_536;

/** The bytes of an archive's list of entries: documents have hundreds, of some hundred bytes each. */
const mostDirectoryBytes = 1_000_000;

/** Pictures by their beginnings. Nobody is harmed by one, so those that the site does not ask for are taken as well. */
const pictures: Readonly<Record<string, (head: string) => boolean>> = {
  png: (head) => head.startsWith("\x89PNG\r\n\x1a\n"),
  jpg: (head) => head.startsWith("\xff\xd8\xff"),
  webp: (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8),
  gif: (head) => head.startsWith("GIF8"),
  avif: (head) => head.startsWith("ftyp", 4) && /avi[fs]/.test(head.slice(8, 48)),
  heic: (head) => /^(?:hei|hev|mif1|msf1)/.test(head.startsWith("ftyp", 4) ? head.slice(8) : ""),
  bmp: (head) => head.startsWith("BM") && head.startsWith("\0\0\0\0", 6),
  tiff: (head) => head.startsWith("II*\0") || head.startsWith("MM\0*"),
};

/** The beginnings of programs of all systems, and of what starts one: shortcuts, scripts, help files, cabinets. */
const programs = [
  ...["MZ", "\x7fELF", "#!", "\0asm", "dex\n", "L\0\0\0\x01\x14\x02\0", "ITSF", "MSCF", "\xca\xfe\xba"],
  ...["\xfe\xed\xfa\xce", "\xfe\xed\xfa\xcf", "\xce\xfa\xed\xfe", "\xcf\xfa\xed\xfe"],
];

/** What a browser would take for a page. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml|!--)/i;

const archive = "PK\x03\x04";

/** The container of Office documents with a password, and of those of before 2007. */
const compound = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

/** Macros, embedded programs and a way to start them, or an installer, in such a container. */
const harmfulInCompound = ["_VBA_PROJECT", "Ole10Native", "Equation Native", "\u1084\u000c\0\0\u00c0\0\0\u4600"];

const harmfulEntry =
  /vbaproject\.bin$|^(?:basic|scripts|xl\/macrosheets)\/|\.(?:exe|dll|scr|com|bat|cmd|vbs|js|jar|class|dex|msi|lnk|hta|ps1)$/;

/** The first entry of a text document, which is not compressed. Its place follows the head of the entry. */
const openDocument = "mimetypeapplication/vnd.oasis.opendocument.text";
const firstEntry = 30;

const officeFolders = { docx: "word/", xlsx: "xl/", pptx: "ppt/" } as const;

const characters = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** The names of an archive's entries in small letters, from the directory at its end; none where that is damaged. */
function entriesOf(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isAt = (at: number, mark: number) => at >= 0 && at + 4 <= bytes.length && view.getUint32(at) === mark;
  let end = bytes.length - 22;
  while (end > bytes.length - 66_000 && end >= 0 && !isAt(end, 0x504b0506)) end -= 1;
  if (!isAt(end, 0x504b0506)) return [];
  // Where the numbers of a large archive stand elsewhere, its directory ends before them.
  const isLarge = isAt(end - 20, 0x504b0607) && isAt(end - 76, 0x504b0606);
  const directoryEnd = isLarge ? end - 76 : end;
  const directorySize = view.getUint32(isLarge ? end - 36 : end + 12, true);
  if (directorySize > mostDirectoryBytes) return [];
  const directoryStart = directoryEnd - directorySize;
  const directory = new TextDecoder("latin1")
    .decode(bytes.subarray(Math.max(0, directoryStart), directoryEnd))
    .replaceAll("\\", "/");
  let at = directoryStart;
  const names: string[] = [];
  while (isAt(at, 0x504b0102) && at + 46 <= directoryEnd) {
    const start = at + 46;
    const end = start + view.getUint16(at + 28, true);
    names.push(directory.slice(start - directoryStart, end - directoryStart).toLowerCase());
    at = end + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at === directoryEnd ? names : [];
}

function archiveEnding(bytes: Uint8Array, head: string): FileType | undefined {
  const names = entriesOf(bytes);
  const isOpenDocument = head.startsWith(openDocument, firstEntry);
  const folder = (Object.keys(officeFolders) as (keyof typeof officeFolders)[]).find((type) =>
    names.some((name) => name.startsWith(officeFolders[type])),
  );
  const isOffice = folder !== undefined && names.includes("[content_types].xml");
  if (names.length === 0 || (!isOffice && !isOpenDocument)) return undefined;
  // Where the list of contents is not compressed, it says so as well.
  if (names.some((name) => harmfulEntry.test(name)) || head.includes("macroEnabled")) return undefined;
  return isOpenDocument ? "odt" : folder;
}

function compoundEnding(claimed: FileType | undefined, bytes: Uint8Array): FileType | undefined {
  const text = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  if (harmfulInCompound.some((mark) => text.includes(mark))) return undefined;
  return claimed !== undefined && claimed in officeFolders ? claimed : undefined;
}

function isTextIn(encoding: string, bytes: Uint8Array, isWrong: (text: string) => boolean): boolean {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    return !isWrong(decoder.decode(bytes.subarray(0, textBytes), { stream: bytes.length > textBytes }));
  } catch {
    return false;
  }
}

/** Without the mark at its beginning, anything of an even length could be UTF-16: it has no characters that no text has. */
const neverInText = /(?![\t-\r\u0085])\p{Cc}|\p{Cn}|\p{Co}/u;

const isUnicode = (bytes: Uint8Array): boolean =>
  isTextIn("utf-8", bytes, (text) => text.includes("\0")) ||
  ["utf-16le", "utf-16be"].some((encoding) => isTextIn(encoding, bytes, (text) => neverInText.test(text)));

/** The ending that a file should have by its content; undefined where it is not taken. */
function endingOf(claimed: FileType | undefined, bytes: Uint8Array): string | undefined {
  const head = characters(bytes.subarray(0, headBytes));
  const isTextClaimed = claimed === "txt" || claimed === "csv";
  if (isTextClaimed && isUnicode(bytes)) return claimed;
  const picture = Object.keys(pictures).find((ending) => pictures[ending]?.(head));
  if (picture !== undefined) return picture;
  if (head.startsWith(archive)) return archiveEnding(bytes, head);
  if (head.startsWith(compound)) return compoundEnding(claimed, bytes);
  // In an older encoding: a text has every byte but zero.
  const isOlder = !/^(?:\xff\xfe|\xfe\xff|[\s\S]*%PDF-)/.test(head) && !bytes.subarray(0, textBytes).includes(0);
  if (isTextClaimed && isOlder) return claimed;
  const pdf = head.indexOf("%PDF-");
  if (programs.some((beginning) => head.startsWith(beginning)) || markup.test(pdf === -1 ? head : head.slice(0, pdf)))
    return undefined;
  return pdf === -1 ? undefined : "pdf";
}

/**
 * Judges a file by its content, in the browser and on the server: what could harm whoever opens it is refused, and what is
 * of no kind that can be sent, but nothing that a person may rightly send. Quick, whatever it holds, and never throws.
 * @returns the name to send it on under, with the ending of what it is; undefined where it is refused
 */
export function judgeFile(name: string, bytes: Uint8Array): string | undefined {
  const claimed = fileTypeOf(name);
  const ending = endingOf(claimed, bytes);
  if (ending === undefined) return undefined;
  return ending === claimed ? name : `${name.replace(/\.[^.]*$/, "")}.${ending}`;
}
