import { readFileSync } from "node:fs";
import { Blob, Face } from "harfbuzzjs";
import sfntOf from "../marks/sfnt.mjs";

/** The characters that one file of `static/fonts` draws. */
export async function charactersOf(path: string): Promise<ReadonlySet<string>> {
  const face = new Face(new Blob(await sfntOf(readFileSync(`static${path}`))));
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}
