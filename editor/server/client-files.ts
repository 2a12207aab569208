import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { pageStyles } from "./page-styles";

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
