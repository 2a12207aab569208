import { readFileSync, statSync } from "node:fs";

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

export function drawingMessage(source: string): string | undefined {
  const drawing = withoutComments(source);
  if (!/<svg\b/i.test(drawing)) return "is no drawing: there is no <svg> in it";
  const found = refused.find(([pattern]) => pattern.test(drawing));
  return found && `has ${found[1]} in it; save it as a plain svg, with everything it shows in the one file`;
}

export interface PictureFacts {
  error?: string;
  /** In pixels; left out for drawings, which have no size of their own, and for what cannot be read. */
  width?: number;
  height?: number;
  frames?: number;
}

/** Wider or higher than this, in pixels, a picture takes the build more memory than it is worth. */
const maxSide = 6000;

const unreadable = (reason: string) =>
  `is no picture that can be shown (${reason}); save it again as png, jpg, webp or svg, as its name says`;

/** Reads all of a picture, as small as it can be: a header alone would not tell a file that is cut off. */
async function decode(file: string): Promise<PictureFacts> {
  // In the build, whose bundler gives a module of this kind as it is, there is no `default` around it.
  const loaded = await import("sharp");
  const sharp = loaded.default ?? loaded;
  try {
    const picture = sharp(file, { failOn: "warning" });
    const { format, width, height, pages = 1 } = await picture.metadata();
    const isDrawing = file.toLowerCase().endsWith(".svg");
    if (isDrawing !== (format === "svg")) return { error: unreadable(`its content is of the kind ${format}`) };
    if (!isDrawing && Math.max(width, height) > maxSide) {
      return { error: `is ${width} by ${height} pixels large; save it smaller, no wider than 2000 pixels` };
    }
    await picture.resize(16).raw().toBuffer();
    if (!isDrawing) return { width, height, ...(pages > 1 && { frames: pages }) };
    const error = drawingMessage(readFileSync(file, "utf8"));
    return error === undefined ? {} : { error };
  } catch {
    return { error: unreadable("it is empty, damaged, or none at all") };
  }
}

/** Pictures that were read before, by path and state of the file: who follows changes asks for the same ones again. */
const known = new Map<string, Promise<PictureFacts>>();

function factsOf(file: string): Promise<PictureFacts> {
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const facts = known.get(key) ?? decode(file);
  known.set(key, facts);
  // What is refused is looked at again each time: that may have been the machine's fault.
  void facts.then(({ error }) => error !== undefined && known.delete(key));
  return facts;
}

export const picturesFacts = async (files: readonly string[]): Promise<ReadonlyMap<string, PictureFacts>> =>
  new Map(await Promise.all([...new Set(files)].map(async (file) => [file, await factsOf(file)] as const)));
