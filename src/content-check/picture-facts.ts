import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Patterns that a drawing (svg) may not have, each as an editor would look for it in the file. */
const refused: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<script\b/i, "a script"],
  [/\son[a-z]+\s*=/i, "a program that runs when something happens (such as onload)"],
  [/(href|src)\s*=\s*["']?\s*javascript:/i, "a link that runs a program"],
  [/<foreignObject\b/i, "a page of HTML (foreignObject)"],
  [/<!ENTITY\b/i, "an entity"],
  [/<(image|use|feImage|a)\b[^>]*href\s*=\s*["'](?!#|data:image\/(png|jpe?g|webp|gif);)/i, "something of another file"],
  [/url\(\s*["']?(?!#|["']?data:)/i, "something of another file"],
  [/@import\b/i, "styles of another file"],
];

/** Comments and the declaration before the drawing: editors write them, browsers pass them over. */
const withoutComments = (source: string) => source.replace(/<!--[\s\S]*?-->/g, "");

/**
 * Refused part of a drawing, which is served to visitors as it is, or undefined where it is plain.
 * @param source the text of an svg file
 */
export function drawingMessage(source: string): string | undefined {
  const drawing = withoutComments(source);
  if (!/<svg\b/i.test(drawing)) return "is no drawing: there is no <svg> in it";
  const found = refused.find(([pattern]) => pattern.test(drawing));
  return found && `has ${found[1]} in it; save it as a plain svg, with everything it shows in the one file`;
}

export interface PictureFacts {
  /** Reason why it cannot be shown; left out where it can. */
  error?: string;
  /** In pixels; left out for drawings, which have no size of their own, and for what cannot be read. */
  width?: number;
  height?: number;
  /** Number of frames; left out where it does not move. */
  frames?: number;
}

/** Wider or higher than this, in pixels, a picture takes the build more memory than it is worth. */
const maxSide = 6000;

/** Cache of earlier checks, by path and state of the file: to decode every picture takes longer than all the rest. */
const memoryFile = resolve("node_modules/.cache/content-check/pictures.json");

/** Facts that were found by other rules than these are none. */
const rules = createHash("sha1").update(`4 ${drawingMessage}`).digest("hex");

function remembered(): Map<string, PictureFacts> {
  try {
    const memory = JSON.parse(readFileSync(memoryFile, "utf8"));
    return new Map(memory.rules === rules ? Object.entries<PictureFacts>(memory.facts) : []);
  } catch {
    return new Map();
  }
}

const known = remembered();

const unreadable = (reason: string) =>
  `is no picture that can be shown (${reason}); save it again as png, jpg, webp or svg, as its name says`;

/**
 * Loaded where it is needed only: most checks know every picture already. In the build, whose bundler gives a module of
 * this kind as it is, there is no `default` around it.
 */
async function loadSharp(): Promise<typeof import("sharp")> {
  const loaded = await import("sharp");
  return loaded.default ?? loaded;
}

/** Error of a picture that the decoder refuses, in words that need no knowledge of it. */
function reasonOf(file: string, error: unknown): string {
  if (statSync(file).size === 0) return "it is empty";
  const isOther = error instanceof Error && error.message.includes("unsupported image format");
  return isOther ? "its content is none" : "it is damaged or cut off";
}

/** Reads all of a picture, as small as it can be: a header alone would not tell a file that is cut off. */
async function decode(file: string): Promise<PictureFacts> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(file, { failOn: "warning" });
    const { format, width, height, pages = 1 } = await picture.metadata();
    const isDrawing = file.toLowerCase().endsWith(".svg");
    if (isDrawing !== (format === "svg")) return { error: unreadable(`its content is of the kind ${format}`) };
    if (!isDrawing && Math.max(width, height) > maxSide) {
      return { error: `is ${width} by ${height} pixels large; save it smaller, no wider than 2000 pixels` };
    }
    await picture.resize(16).raw().toBuffer();
    const error = isDrawing ? drawingMessage(readFileSync(file, "utf8")) : undefined;
    const facts = { width, height, ...(pages > 1 && { frames: pages }) };
    return { ...(error !== undefined && { error }), ...(!isDrawing && facts) };
  } catch (error) {
    return { error: unreadable(reasonOf(file, error)) };
  }
}

const keyOf = (file: string) => {
  const { mtimeMs, size } = statSync(file);
  return `${file} ${mtimeMs} ${size}`;
};

/** Pictures that are being read: those that several languages show are asked for at the same time. */
const running = new Map<string, Promise<PictureFacts>>();

function decodeOnce(file: string, key: string): Promise<PictureFacts> {
  const found = running.get(key) ?? decode(file).finally(() => running.delete(key));
  running.set(key, found);
  return found;
}

/** Keeps the facts about some pictures for the next check. */
function remember(keys: readonly string[]): void {
  try {
    mkdirSync(dirname(memoryFile), { recursive: true });
    const facts = Object.fromEntries(keys.map((key) => [key, known.get(key)]));
    writeFileSync(memoryFile, JSON.stringify({ rules, facts }));
  } catch {
    // A folder that cannot be written to costs time only.
  }
}

/** The facts about some pictures. What is refused is looked at again each time: that may have been the machine's fault. */
export async function picturesFacts(files: readonly string[]): Promise<ReadonlyMap<string, PictureFacts>> {
  const keys = new Map([...new Set(files)].map((file) => [file, keyOf(file)]));
  const fresh = await Promise.all(
    [...keys]
      .filter(([, key]) => !known.has(key))
      .map(async ([file, key]) => [key, await decodeOnce(file, key)] as const),
  );
  for (const [key, facts] of fresh) if (facts.error === undefined) known.set(key, facts);
  if (fresh.length > 0) remember([...keys.values()]);
  const found = new Map(fresh);
  return new Map([...keys].map(([file, key]) => [file, known.get(key) ?? found.get(key) ?? {}]));
}
