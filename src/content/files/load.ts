import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type Document, LineCounter, type ParsedNode, parseDocument } from "yaml";
import { filesBelow } from "./file-tree";

export interface ContentFile {
  file: string;
  absolutePath: string;
  source: string;
  /** Set where it is not UTF-8. */
  isForeign?: true;
  document: Document;
  lineCounter: LineCounter;
  /** Undefined where it cannot be told. */
  data: unknown;
  unreadable?: string;
}

/** An alias that leads nowhere, or into itself, has no value. */
function toValue(document: Document): unknown {
  try {
    return document.errors.length === 0 ? document.toJS() : undefined;
  } catch {
    return undefined;
  }
}

/** Dates without quotation marks become `Date`, as in the build, so that they are reported where a text is wanted. */
export function parseContent(file: string, absolutePath: string, source: string): ContentFile {
  const lineCounter = new LineCounter();
  const document = parseDocument<ParsedNode>(source, {
    lineCounter,
    customTags: ["timestamp"],
    prettyErrors: false,
    logLevel: "error",
  });
  return { file, absolutePath, source, document, lineCounter, data: toValue(document) };
}

/** Names of YAML files; what begins with a dot is an editor program's own, such as the lock `.#site.yaml`. */
const isContent = (path: string) => /^[^.].*\.ya?ml$/i.test(basename(path));

/** Bytes that are not UTF-8 are read as Windows has them, so that everything else is checked. */
export function decoded(bytes: Uint8Array): Pick<ContentFile, "source" | "isForeign"> {
  try {
    return { source: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { source: new TextDecoder("windows-1252").decode(bytes), isForeign: true };
  }
}

function readText(path: string): Pick<ContentFile, "source" | "unreadable" | "isForeign"> {
  if (!existsSync(path)) return { source: "", unreadable: "a link to a file that is not there" };
  if (!statSync(path).isFile()) return { source: "", unreadable: "a folder with the name of a file" };
  try {
    return decoded(readFileSync(path));
  } catch (error) {
    return { source: "", unreadable: `a file that cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}

/** With the state they were in: who follows changes reads most files again and again. */
const read = new Map<string, { state: string; content: ContentFile }>();

function readContent(root: string, file: string): ContentFile {
  const absolutePath = join(root, file);
  const info = statSync(absolutePath, { throwIfNoEntry: false });
  const state = info?.isFile() ? `${file} ${info.ino} ${info.mtimeMs} ${info.ctimeMs} ${info.size}` : "";
  const known = read.get(absolutePath);
  if (known && state !== "" && known.state === state) return known.content;
  const { source, ...rest } = readText(absolutePath);
  const content = { ...parseContent(file, absolutePath, source), ...rest };
  read.set(absolutePath, { state, content });
  return content;
}

const contentBelow = (root: string) => filesBelow(root).filter(isContent).sort();

export const loadContent = (root: string): ContentFile[] => contentBelow(root).map((file) => readContent(root, file));

/** Reads them ahead, one after the other, so that whoever asks for something else meanwhile is answered. */
export async function readAhead(root: string): Promise<void> {
  for (const file of contentBelow(root)) {
    readContent(root, file);
    await setImmediate();
  }
}
