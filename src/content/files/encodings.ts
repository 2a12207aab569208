/** The letters that Windows has where Unicode has control characters, from 0x80 on. */
const windowsLetters = new TextDecoder("windows-1252").decode(
  Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index),
);

/** The text of a file. Bytes that are not UTF-8 are read as what they seem to be, so that everything else is checked. */
export function decoded(bytes: Uint8Array): { source: string; encoding?: string } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { source: decodeAs("utf-16le", bytes), encoding: "UTF-16" };
  if (first === 0xfe && second === 0xff) return { source: decodeAs("utf-16be", bytes), encoding: "UTF-16" };
  try {
    return { source: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { source: decodeAs("windows-1252", bytes), encoding: "Windows-1252, also called ANSI or Latin-1" };
  }
}

const decodeAs = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

/** The byte that a letter is in Windows' own encoding; nothing for letters that it does not have. */
function windowsByte(letter: string): number | undefined {
  const code = letter.charCodeAt(0);
  const place = windowsLetters.indexOf(letter);
  if (place >= 0) return 0x80 + place;
  return code < 0x100 ? code : undefined;
}

/** UTF-8 read as Windows' own encoding: "Ã¼" for "ü", "â€œ" for a quotation mark. */
const garbled = new RegExp(`[ÃÂ][\\u0080-\\u00bf${windowsLetters}]|â[€\\u0080][\\u0080-\\u00bf${windowsLetters}]`, "g");

/** Letters of a line that were saved in one encoding and opened in another, and the line as it was. */
export function garbledLetters(line: string): { index: number; words: string; right: string } | undefined {
  const first = garbled.exec(line);
  garbled.lastIndex = 0;
  if (!first) return undefined;
  const right = line.replace(garbled, (letters) => {
    const bytes = [...letters].map(windowsByte);
    if (bytes.includes(undefined)) return letters;
    const text = new TextDecoder().decode(Uint8Array.from(bytes as number[]));
    return text.includes("\ufffd") ? letters : text;
  });
  return right === line ? undefined : { index: first.index, words: first[0], right };
}
