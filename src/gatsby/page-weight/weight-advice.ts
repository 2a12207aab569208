import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { allEntries, type Sites } from "../../content/read-site";
import type { PageWeight } from "./weigh-pages";

/** Advised limits of words and pictures, in bytes as they are sent. */
const enough = { document: 20_000, pictures: 72_000, onePicture: 300_000 };

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

const heavierThan = (what: string, bytes: number, limit: number) =>
  `${what} ${kilobytes(bytes)}; ${kilobytes(limit)} are enough.`;

function sourceOf(file: string, sites: Sites): string {
  const name = basename(file).replace(/\.[a-z]+$/, "");
  const users = sites
    .flatMap(allEntries)
    .filter(({ entry }) => JSON.stringify(entry.data).includes(`/${name}.`))
    .map(({ entry }) => `content/${entry.file}`);
  return users.length > 0 ? `the picture ${name} of ${users.join(" and ")}` : file;
}

/** Advice about pages whose words or pictures weigh more than a phone likes to fetch at once. It stops no build. */
export const weightAdvice = (weights: ReadonlyMap<string, PageWeight>, sites: Sites): string[] =>
  [...weights].sort().flatMap(([path, { document, pictures }]) => {
    const shown = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
    const file = sites.flatMap(allEntries).find(({ entry }) => entry.path === path)?.entry.file;
    const [heaviest] = pictures.toSorted((a, b) => b.bytes - a.bytes);
    const advice: string[] = [];
    if (document > enough.document) {
      const words = heavierThan(`${path}: the page itself has`, document, enough.document);
      advice.push(`${words}${file ? ` Its words are in content/${file}.` : ""}`);
    }
    if (shown > enough.pictures && heaviest) {
      const screen = heavierThan(`${path}: the pictures of the first screen have`, shown, enough.pictures);
      const source = sourceOf(heaviest.file, sites);
      advice.push(`${screen} The heaviest is ${source}, with ${kilobytes(heaviest.bytes)}.`);
    }
    return advice;
  });

/** Advice about single pictures that became too large: their source is too wide, or too rich. */
export const pictureAdvice = (publicFolder: string, sites: Sites): string[] =>
  readdirSync(join(publicFolder, "static"), { recursive: true, encoding: "utf8" })
    .map((file) => ({ file, bytes: statSync(join(publicFolder, "static", file)).size }))
    .filter(({ file, bytes }) => /\.(avif|webp|png|jpe?g|svg)$/.test(file) && bytes > enough.onePicture)
    .map(({ file, bytes }) => heavierThan(`${sourceOf(file, sites)} has`, bytes, enough.onePicture));
