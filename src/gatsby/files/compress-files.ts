import { readdirSync, statSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files of text; pictures, fonts and films are compressed already. */
const isText = (name: string) => /\.(html|js|css|json|svg|xml|txt|webmanifest)$/.test(name);

/** Below this size, in bytes, compression saves nothing that is worth a file. */
const smallest = 1024;

/** How many files are compressed at a time. */
const atOnce = 8;

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

async function compress(path: string): Promise<void> {
  // Files whose names change with their content stay from build to build.
  if (changedAt(`${path}.gz`) > changedAt(path)) return;
  const content = await readFile(path);
  if (content.length < smallest) {
    // What an earlier build made of a longer text would be sent instead of it.
    await Promise.all([".br", ".gz"].map((ending) => rm(path + ending, { force: true })));
    return;
  }
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gzipped(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes a brotli and a gzip file beside every file of text, so that no server has to compress anything. */
export async function compressFiles(publicFolder: string): Promise<void> {
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const workers = Array.from({ length: atOnce }, async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file);
  });
  await Promise.all(workers);
}
