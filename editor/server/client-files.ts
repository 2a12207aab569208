import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { type ColorScheme, colorsIn } from "../../src/theme/colors";
import { fontFaces } from "../../src/theme/font-faces";
import { fontFamily } from "../../src/theme/typefaces";

const named = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declared = (scheme: ColorScheme) =>
  Object.entries(colorsIn[scheme])
    .map(([name, color]) => `--${named(name)}:${color}`)
    .join(";");

/** The site's own colours and fonts, for the styles of the editor, in both colour schemes. */
export const pageStyles = (): string =>
  `${fontFaces}:root{color-scheme:light dark;--font-text:${fontFamily("text")};--font-heading:${fontFamily("heading")};${declared("light")}}` +
  `@media (prefers-color-scheme:dark){:root{${declared("dark")}}}\n`;

export interface ClientFiles {
  script: string;
  styles: string;
}

/** Bundles the editor's page; it is never part of a built site. */
export async function clientFiles(): Promise<ClientFiles> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, "../client/main.tsx")],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "react",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none",
    logLevel: "error",
  });
  const css = readFileSync(join(__dirname, "../client/editor.css"), "utf8");
  return { script: outputFiles.map(({ text }) => text).join(""), styles: pageStyles() + css };
}
