import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { drawingMessage } from "./drawing-message";

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

const known = new Map<string, Promise<PictureFacts>>(remembered());

function remembered(): [string, Promise<PictureFacts>][] {
  try {
    const memory = JSON.parse(readFileSync(memoryFile, "utf8")) as {
      rules: string;
      facts: Record<string, PictureFacts>;
    };
    if (memory.rules !== rules) return [];
    return Object.entries(memory.facts).map(([key, facts]) => [key, Promise.resolve(facts)]);
  } catch {
    return [];
  }
}

/**
 * Keeps the facts about some pictures for the next check; where there is no place for them, it looks again. It also looks
 * again at what it refused: that may have been the machine's fault.
 */
async function remember(keys: readonly string[]): Promise<void> {
  const all = await Promise.all(keys.map(async (key) => [key, (await known.get(key)) ?? {}] as const));
  const facts = all.filter(([, { error }]) => error === undefined);
  try {
    mkdirSync(dirname(memoryFile), { recursive: true });
    writeFileSync(memoryFile, JSON.stringify({ rules, facts: Object.fromEntries(facts) }));
  } catch {
    // A folder that cannot be written to costs time only.
  }
}

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

export async function picturesFacts(files: readonly string[]): Promise<ReadonlyMap<string, PictureFacts>> {
  const keys = new Map([...new Set(files)].map((file) => [file, keyOf(file)]));
  const isNew = [...keys.values()].some((key) => !known.has(key));
  for (const [file, key] of keys) if (!known.has(key)) known.set(key, decode(file));
  const facts = await Promise.all([...keys].map(async ([file, key]) => [file, (await known.get(key)) ?? {}] as const));
  if (isNew) await remember([...keys.values()]);
  return new Map(facts);
}
