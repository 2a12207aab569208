import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { buildSync } from "esbuild";
import { cacheFolder } from "../internals";
import { writeHashedFile } from "./hashed-file";
import { targets } from "./targets";

/** Names of the loader's files in pages. */
interface LoaderCode {
  /** The part that stands in the head of every page, the same in all: one hash in the security policy allows it. */
  headScript: string;
  /** Name of the file with the rest, which changes with its content: `loader-0123….js`. */
  file: string;
}

/** File that this is written to, for `gatsby-ssr.tsx` to import as `loader-code`. */
export const loaderCodeFile = () => resolve(cacheFolder, "loader-code.json");

/** One program for the browsers that are supported. */
function programOf(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve("src/loader", entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: targets,
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  return outputFiles.map(({ text }) => text).join("");
}

/** Builds the loader, before the bundle that renders the pages. */
export function writeLoaderCode(publicFolder: string): LoaderCode {
  const file = writeHashedFile(publicFolder, "loader", "js", programOf("loader.ts"));
  const code: LoaderCode = { headScript: programOf("head-script.ts"), file };
  mkdirSync(dirname(loaderCodeFile()), { recursive: true });
  writeFileSync(loaderCodeFile(), JSON.stringify(code));
  return code;
}
