import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from "yaml";

/** A place in a file, both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The keys and indexes that lead to a value: `["sections", 2, "kind"]`. */
export type FieldPath = readonly (string | number)[];

/** One YAML file of `content/`, read but not yet checked. */
export interface ContentFile {
  /** Path relative to `content/`, with slashes: `services/devops.yaml`. */
  file: string;
  /** Path on disk. */
  absolutePath: string;
  document: Document;
  lineCounter: LineCounter;
  /** The plain value of the file. */
  data: unknown;
}

/**
 * Reads one YAML text. Dates without quotation marks become `Date`, as they do in the build, so that the check
 * reports them where a text is wanted.
 */
export function parseContent(file: string, absolutePath: string, source: string): ContentFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, customTags: ["timestamp"], prettyErrors: false });
  const data = document.errors.length === 0 ? document.toJS() : undefined;
  return { file, absolutePath, document, lineCounter, data };
}

const isContent = (name: string) => /\.ya?ml$/.test(name);

/** Reads every YAML file below a folder, in the order of their paths. */
export function loadContent(root: string): ContentFile[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter(isContent)
    .map((name) => name.split(sep).join("/"))
    .sort()
    .map((file) => {
      const absolutePath = join(root, file);
      return parseContent(file, absolutePath, readFileSync(absolutePath, "utf8"));
    });
}

/** Turns an offset into the text into line and column. */
export function positionAt(content: ContentFile, offset: number): Position {
  const { line, col } = content.lineCounter.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/**
 * Where a field stands. A field that is missing stands where its nearest parent begins.
 * @param at `value`: the value itself; `key`: the word before the colon, for keys that should not be there
 */
export function positionOf(content: ContentFile, path: FieldPath, at: "value" | "key" = "value"): Position {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? content.document.contents : content.document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    if (at === "key" || depth === path.length) {
      const pair = isMap(parent)
        ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)
        : undefined;
      if (pair && isNode(pair.key) && (at === "key" || !isNode(pair.value))) {
        return positionAt(content, pair.key.range?.[0] ?? 0);
      }
    }
    const node = content.document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return positionAt(content, node.range[0]);
  }
  const { contents } = content.document;
  return positionAt(content, isNode(contents) ? (contents.range?.[0] ?? 0) : 0);
}
