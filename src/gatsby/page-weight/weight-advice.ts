import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { allEntries, type Sites } from "../../content/read-site";
import type { PageWeight } from "./weigh-pages";

/** Advised limits of words and pictures, in bytes as they are sent. */
const enough = { document: 20_000, pictures: 72_000, onePicture: 300_000 };

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** The picture of `content/` that a built file was made of, with the files that show it. */
function sourceOf(file: string, sites: Sites): string {
  const name = basename(file).replace(/\.[a-z]+$/, "");
  const users = sites
    .flatMap(allEntries)
    .filter(({ entry }) => JSON.stringify(entry.data).includes(`/${name}.`))
    .map(({ entry }) => `content/${entry.file}`);
  return users.length > 0 ? `the picture ${name} of ${users.join(" and ")}` : file;
}

/**
 * Advice about pages whose words or pictures weigh more than a phone likes to fetch at once. It is an editor's decision,
 * and stops no build.
 */
export function weightAdvice(weights: ReadonlyMap<string, PageWeight>, sites: Sites): string[] {
  return [...weights].flatMap(([path, { document, pictures }]) => {
    const advice: string[] = [];
    if (document.bytes > enough.document) {
      const found = sites.flatMap(allEntries).find(({ entry }) => entry.path === path);
      const file = found ? ` Its words are in content/${found.entry.file}.` : "";
      advice.push(
        `${path}: the page itself has ${kilobytes(document.bytes)}; ${kilobytes(enough.document)} are enough.${file}`,
      );
    }
    if (pictures.bytes > enough.pictures) {
      const [heaviest] = pictures.files.toSorted((a, b) => b.bytes - a.bytes);
      const named = heaviest
        ? ` The heaviest is ${sourceOf(heaviest.file, sites)}, with ${kilobytes(heaviest.bytes)}.`
        : "";
      advice.push(
        `${path}: the pictures of the first screen have ${kilobytes(pictures.bytes)}; ${kilobytes(enough.pictures)} are enough.${named}`,
      );
    }
    return advice;
  });
}

/** Advice about single pictures that became too large: their source is too wide, or too rich. */
export function pictureAdvice(publicFolder: string, sites: Sites): string[] {
  return readdirSync(join(publicFolder, "static"), { recursive: true, encoding: "utf8" })
    .map((file) => ({ file, bytes: statSync(join(publicFolder, "static", file)).size }))
    .filter(({ file, bytes }) => /\.(avif|webp|png|jpe?g|svg)$/.test(file) && bytes > enough.onePicture)
    .map(
      ({ file, bytes }) =>
        `${sourceOf(file, sites)} has ${kilobytes(bytes)}; ${kilobytes(enough.onePicture)} are enough.`,
    );
}
