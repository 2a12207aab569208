import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { fontFiles } from "../../src/theme/font-files";
import { pageStyles } from "./page-styles";

export interface ClientFiles {
  script: string;
  styles: string;
}

async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, "..", entry)],
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
  return outputFiles.map(({ text }) => text).join("");
}

/** Bundles the editor's page; it is never part of a built site. */
export async function clientFiles(): Promise<ClientFiles> {
  const css = readFileSync(join(__dirname, "../client/editor.css"), "utf8");
  return { script: await bundled("client/main.tsx"), styles: pageStyles() + css };
}

/** The program by which a page of the preview and the editor find each other. */
export const previewScript = (): Promise<string> => bundled("preview/main.ts");

/** The fonts of the site, by the names that the styles have for them. */
export const fontPaths: ReadonlyMap<string, string> = new Map(
  Object.values(fontFiles)
    .flatMap(({ core, more }) => [core, more])
    .map((address) => [address, resolve("static", `.${address}`)]),
);
