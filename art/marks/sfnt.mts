import { createRequire } from "node:module";

/** Unpacks a woff2 font. fontverter comes with subset-font and has no types of its own. */
const { convert } = createRequire(import.meta.url)("fontverter") as {
  convert: (font: Buffer, format: "sfnt") => Promise<Buffer>;
};

export default (font: Buffer) => convert(font, "sfnt").then((sfnt) => new Uint8Array(sfnt));
