import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import type { Typeface } from "../../src/theme/read-appearance";
import sfntOf from "../marks/sfnt.mjs";

const { resolve } = createRequire(import.meta.url);

/** What prevents a typeface from being cut, for whoever wrote it into content/appearance.yaml. */
export class TypefaceError extends Error {
  constructor({ family }: Typeface, problem: string) {
    super(`content/appearance.yaml: "${family}": ${problem}`);
  }
}

/** Reads the font of a typeface, which must have all of its weights. */
export async function sourceOf(typeface: Typeface): Promise<Buffer> {
  const { package: name, file, weights } = typeface;
  const fail = (problem: string) => {
    throw new TypefaceError(typeface, problem);
  };
  let folder = "";
  try {
    folder = dirname(resolve(`${name}/package.json`));
  } catch {
    fail(`the package ${name} is not installed; run "npm install -D -w art ${name}".`);
  }
  const font = await readFile(join(folder, file)).catch(() => fail(`the package ${name} has no file ${file}.`));
  const { wght } = new Face(new Blob(await sfntOf(font))).getAxisInfos();
  if (!wght) return fail(`${file} has one weight alone; take a variable font, whose file is named …-wght-….`);
  const lacking = weights.filter((weight) => weight < wght.min || weight > wght.max);
  if (lacking.length > 0) fail(`${file} has weights from ${wght.min} to ${wght.max}, not ${lacking.join(" or ")}.`);
  return font;
}
