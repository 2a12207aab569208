import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** The text of program files by their path in the project, always with `/`. */
export type Sources = Readonly<Record<string, string>>;

const isProgram = (path: string) => /\.m?tsx?$/.test(path);

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    posix.join(folder, name.replaceAll("\\", "/")),
  );

/** All programs in some folders, and those beside package.json. */
export function readSources(folders: readonly string[]): Sources {
  const paths = [...readdirSync("."), ...folders.flatMap(filesBelow)].filter(isProgram);
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, "utf8")]));
}

/** Names that a file imports, in every way there is: types, dynamic imports and re-exports too. */
const importedNames = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g)].flatMap(([, name]) => name ?? []);

const endings = ["", ".ts", ".tsx", ".mts", ".d.ts", "/index.ts", "/index.tsx"];

/** The file that a relative import leads to; undefined where there is none. */
function importedFile(from: string, name: string, sources: Sources): string | undefined {
  const base = posix.join(posix.dirname(from), name.replace(/\.mjs$/, ""));
  return endings.map((ending) => base + ending).find((path) => path in sources);
}

export const importGraph = (sources: Sources): Map<string, string[]> =>
  new Map(
    Object.entries(sources).map(([path, text]) => [
      path,
      importedNames(text).flatMap((name) => (name.startsWith(".") ? (importedFile(path, name, sources) ?? []) : [])),
    ]),
  );
