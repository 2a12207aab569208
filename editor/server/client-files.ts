import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
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
