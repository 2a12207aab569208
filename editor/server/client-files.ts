import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { colorSchemesCss, fontFaces } from "../../src/theme/read-appearance";

export const documentPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Edit the content</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/client.css">
</head>
<body>
<div id="editor"></div>
<noscript>The editor needs JavaScript.</noscript>
<script src="/client.js"></script>
</body>
</html>
`;

export const documentPolicy = (preview: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    `frame-src ${preview ? new URL(preview).origin : "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The site's own colours and fonts, in both colour schemes; the system's own while their file is not in order. */
export function siteStyles(): string {
  try {
    return `${fontFaces()}${colorSchemesCss()}\n`;
  } catch {
    return ":root{color-scheme:light dark}\n";
  }
}

export type ClientFiles = Awaited<ReturnType<typeof clientFiles>>;

export async function clientFiles() {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, "../client/app.tsx")],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none",
    logLevel: "error",
  });
  const css = readFileSync(join(__dirname, "../client/editor.css"), "utf8");
  return { script: outputFiles.map(({ text }) => text).join(""), styles: siteStyles() + css };
}
