import { rmSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import { filesIn } from "../../content/files/file-tree";
import { forEachAtOnce } from "./many-files";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);

const isText = (name: string) => /\.(html|js|css|json|svg|xml|txt|webmanifest)$/.test(name);

const smallest = 1024;

/** True where the last file beside it was made of this content. Its date does not say: Gatsby writes all anew. */
const isDone = async (path: string, content: Buffer) => {
  try {
    return content.equals(await gunzipped(await readFile(`${path}.gz`)));
  } catch {
    return false;
  }
};

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) {
    // The compressed file of an earlier build would be sent instead of it.
    await Promise.all([".br", ".gz"].map((ending) => rm(path + ending, { force: true })));
    return;
  }
  if (await isDone(path, content)) return;
  await writeFile(
    `${path}.br`,
    await brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  );
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
}

/** Writes a brotli and a gzip file beside every file of text that is meant. Those whose text is gone go with it. */
export async function compressFiles(publicFolder: string, isMeant = (_file: string) => true): Promise<void> {
  const files = filesIn(publicFolder).map((file) => join(publicFolder, file));
  const names = new Set(files);
  const endings = /\.(br|gz)$/;
  for (const file of files) {
    const text = file.replace(endings, "");
    if (text !== file && isText(text) && !names.has(text)) rmSync(file);
  }
  await forEachAtOnce(
    files.filter((file) => isText(file) && isMeant(file)),
    compress,
  );
}
