import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { putAside } from "../pictures/keep-encoded";

/** What a build has made, as far as it tells which files of `public/` are still its own. */
export interface FinishedBuild {
  readonly publicFolder: string;
  /** The folder whose files are copied as they are. */
  readonly staticFolder: string;
  /** Paths of all pages: `/about`. */
  readonly pagePaths: readonly string[];
  readonly wizards: readonly string[];
  /** Name of the loader's file. */
  readonly loader: string;
  /** When the build began, in milliseconds. */
  readonly startedAt: number;
}

const htmlOf = (path: string) =>
  (path.endsWith(".html") ? path : join(path, "index.html")).split(sep).join("/").slice(1);
const pageDataOf = (path: string) => `page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;

/** Gatsby's own files, which it writes anew only where they change, and those that their makers keep in order. */
const keptByOthers =
  /^(?:page-data|slice-data|_gatsby|share|thumbs|~partytown)\/|^(?:app-data|chunk-map|webpack\.stats)\.json$/;

/** A bundle: its name has the digest of its content. */
const bundle = /^[^/]+[-.]([0-9a-f]{20})\.(?:js|css)(?:\.LICENSE\.txt)?$/;

/** A picture or another file that the build has taken from `content/`: the folder is a digest, or two. */
const asset = /^static\/([0-9a-f]{32}(?:\/[0-9a-f]{5})?)\/[^/]+$/;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"));

/**
 * The files of `public/` that no page of this build needs: Gatsby leaves pages behind after a build that failed, and never
 * removes bundles, pictures and copied files. What nobody here knows stays.
 * @returns paths relative to `public/`: pictures of `content/` apart from the rest
 */
function staleFiles(site: FinishedBuild): { assets: string[]; others: string[] } {
  const text = (file: string) => readFileSync(join(site.publicFolder, file), "utf8");
  const files = filesIn(site.publicFolder).filter((file) => !/\.(br|gz)$/.test(file));
  const pages = new Set(site.pagePaths.map(htmlOf));
  const pageData = new Set(site.pagePaths.map(pageDataOf));
  const queries = new Set(
    files
      .filter((file) => pageData.has(file))
      .flatMap((file) => (JSON.parse(text(file)) as { staticQueryHashes?: string[] }).staticQueryHashes ?? []),
  );
  const bundles = files.filter((file) => /^(?:chunk-map|webpack\.stats)\.json$/.test(file)).map(text);
  const runtimes = bundles.join("").match(/webpack-runtime-[0-9a-f]{20}\.js/g) ?? [];
  const named = [...bundles, ...runtimes.filter((file) => files.includes(file)).map(text)].join("");

  const isOurs = (file: string): boolean => {
    if (existsSync(join(site.staticFolder, file))) return true;
    if (file.endsWith("/page-data.json")) return pageData.has(file);
    if (file.startsWith("page-data/sq/d/")) return queries.has(file.slice(15).replace(".json", ""));
    if (file.startsWith("wizards/")) return site.wizards.includes(file.slice(8).replace(".json", ""));
    if (file.endsWith(".html") && !keptByOthers.test(file)) return pages.has(file);
    const digest = bundle.exec(file)?.[1];
    if (digest) return file === site.loader || named.includes(digest);
    if (keptByOthers.test(file)) return true;
    return statSync(join(site.publicFolder, file)).mtimeMs >= site.startedAt;
  };
  const others = files.filter((file) => !file.startsWith("static/") && !isOurs(file));
  const gone = new Set(others);
  const used = new Set(
    files
      .filter((file) => /\.(html|json|js|css|webmanifest)$/.test(file) && !gone.has(file))
      .flatMap((file) =>
        [...text(file).matchAll(/static\/([0-9a-f]{32}(?:\/[0-9a-f]{5})?)\//g)].map(([, path]) => path),
      ),
  );
  const assets = files.filter((file) => asset.test(file) && !used.has(asset.exec(file)?.[1]));
  return { assets, others };
}

/** Removes what is stale, and the folders that it leaves empty. Pictures are put aside: see `keep-encoded.ts`. */
export function removeStaleFiles(site: FinishedBuild): void {
  const { assets, others } = staleFiles(site);
  putAside(site.publicFolder, assets);
  for (const file of others) rmSync(join(site.publicFolder, file));
  const folders = new Set([...assets, ...others].map((file) => dirname(join(site.publicFolder, file))));
  for (const folder of folders) if (readdirSync(folder).length === 0) rmdirSync(folder);
}
