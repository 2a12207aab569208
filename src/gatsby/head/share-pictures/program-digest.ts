import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { folder } from "./load-fonts";

/** What of the theme a picture is drawn with. */
const themeFiles = ["palette.ts", "colors.ts", "scales.ts", "logo-drawing.ts"];

function drawingFiles(): string[] {
  const own = readdirSync(resolve(folder)).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const fonts = readdirSync(resolve(folder, "fonts"));
  return [
    ...own.map((file) => join(folder, file)),
    ...fonts.map((file) => join(folder, "fonts", file)),
    ...themeFiles.map((file) => join("src/theme", file)),
  ].sort();
}

/**
 * Changes with everything that draws a picture: this folder, the theme, the fonts and the libraries. A designer who moves
 * a line sees it in the next build, without having to remember a version number.
 */
export function programDigest(): string {
  const { dependencies } = JSON.parse(readFileSync(resolve("package.json"), "utf8"));
  const hash = createHash("sha256").update(JSON.stringify([dependencies.satori, sharp.versions]));
  for (const file of drawingFiles()) hash.update(file).update(readFileSync(resolve(file)));
  return hash.digest("hex");
}
