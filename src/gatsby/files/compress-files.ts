import { readdirSync, rmSync, statSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files of text; pictures, fonts and films are compressed already. */
const isText = (name: string) => /\.(html|js|css|json|svg|xml|txt|webmanifest)$/.test(name);

/** Below this size, in bytes, compression saves nothing that is worth a file. */
const smallest = 1024;

/** From this many changed files on, brotli tries less hard: a tenth more bytes for a twentieth of the time. */
const manyFiles = 300;

/**
 * Brotli's effort. Bundles are loaded by every visitor, and each byte of a page counts that keeps it within the first
 * window of TCP; figures are in docs/measurements/compression.md.
 */
const effortFor = (path: string, fileCount: number) =>
  /\.(js|css)$/.test(path) ? 11 : fileCount >= manyFiles ? 6 : path.endsWith(".html") ? 11 : 10;

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Files whose names change with their content stay from build to build. */
const isDone = (path: string) => changedAt(`${path}.gz`) > changedAt(path);

const { BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_NDIRECT, BROTLI_PARAM_NPOSTFIX } = constants;

/**
 * Ways of writing distances, and of dividing a text. Which one is shortest differs from page to page, by up to 70 bytes;
 * all of them are read by every browser.
 */
const ways: readonly Readonly<Record<number, number>>[] = [
  { [BROTLI_PARAM_NPOSTFIX]: 1, [BROTLI_PARAM_NDIRECT]: 2 },
  { [BROTLI_PARAM_NPOSTFIX]: 1, [BROTLI_PARAM_NDIRECT]: 2, [BROTLI_PARAM_LGBLOCK]: 16 },
  { [BROTLI_PARAM_NPOSTFIX]: 0, [BROTLI_PARAM_NDIRECT]: 1 },
  { [BROTLI_PARAM_NPOSTFIX]: 0, [BROTLI_PARAM_NDIRECT]: 0 },
];

/**
 * From this size on, in bytes, all ways are tried: with its headers the page would hardly fit into what TCP sends first,
 * 14,600 bytes. For a page that fits, a few bytes less change nothing.
 */
const tight = 13_800;

/** How a pass compresses. */
interface Pass {
  /** Whether pages are only to be weighed, and come back: one way has to do, and none of them is done. */
  readonly isDraft?: boolean;
}

async function compress(path: string, effort: number, { isDraft }: Pass): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) {
    // What an earlier build made of a longer text would be sent instead of it.
    await Promise.all([".br", ".gz"].map((ending) => rm(path + ending, { force: true })));
    return;
  }
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const brotliBy = (way: Readonly<Record<number, number>>) =>
    brotli(content, {
      params: { ...way, [BROTLI_PARAM_QUALITY]: effort, [BROTLI_PARAM_SIZE_HINT]: content.length },
    });
  const isPage = path.endsWith(".html");
  // A page's draft has none: without it, it is not done.
  const gz = isPage && isDraft ? undefined : gzipped(content, { level: 9 });
  const [firstWay = {}, ...otherWays] = ways;
  const first = await brotliBy(firstWay);
  const isTight = isPage && effort === 11 && !isDraft && first.length >= tight;
  const others = isTight ? await Promise.all(otherWays.map(brotliBy)) : [];
  const br = others.reduce((best, one) => (one.length < best.length ? one : best), first);
  await writeFile(`${path}.br`, br);
  if (gz) await writeFile(`${path}.gz`, await gz);
}

/**
 * Writes a brotli and a gzip file beside every file of text, so that no server has to compress anything. Those whose text
 * is gone go with it.
 */
export async function compressFiles(publicFolder: string, pass: Pass = {}): Promise<void> {
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const names = new Set(files);
  const endings = /\.(br|gz)$/;
  for (const file of files) {
    const text = file.replace(endings, "");
    if (text !== file && isText(text) && !names.has(text)) rmSync(file);
  }
  const changed = files.filter((file) => isText(file) && !isDone(file));
  const count = changed.length;
  // What stands in the pages' data weighs nothing before a visitor goes on, and says later what the page weighs.
  const compressed = pass.isDraft ? changed.filter((file) => !file.endsWith("page-data.json")) : changed;
  // Node compresses on threads of its own; two files for each keep them all busy.
  const workers = Array.from({ length: availableParallelism() * 2 }, async () => {
    for (let file = compressed.pop(); file; file = compressed.pop()) await compress(file, effortFor(file, count), pass);
  });
  await Promise.all(workers);
}
