import { existsSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { chosenFile } from "../../src/gatsby/page-weight/chosen-picture";
import type { AppFiles } from "../../src/loader/hydration";
import type { BuiltPage } from "./built-page";
import { onDisk } from "./public-folder";

/** One part of what a page weighs, in bytes, compressed as it is sent. */
export interface WeightPart {
  bytes: number;
  /** The files it is made of, as paths below the built site. */
  files: readonly string[];
}

/** Bytes of a built file as it is sent. */
export const sentBytes = (file: string): number =>
  statSync(onDisk(existsSync(onDisk(`${file}.br`)) ? `${file}.br` : file)).size;

const partOf = (files: readonly string[]): WeightPart => ({
  files,
  bytes: files.reduce((total, file) => total + sentBytes(file), 0),
});

/** The addresses that elements of a page have in one of their attributes, each once. */
const addresses = ({ document }: Pick<BuiltPage, "document">, selector: string, attribute: string) => [
  ...new Set([...document.querySelectorAll(selector)].map((element) => String(element.getAttribute(attribute)))),
];

const atOnce = 'img:is(:not([loading="lazy"]), [fetchpriority="high"]):not([src^="data:"])';

/** Which one is weighed of a picture that has another for each time of the day. */
type Hour = "heaviest" | "noon";

/** The file that a phone takes of a picture. */
function pictureOf(image: Element, hour: Hour): string {
  const ofThatHour = hour === "noon" ? ":scope > source:not([media])" : ":scope > source";
  const sources = [...(image.parentElement?.querySelectorAll(ofThatHour) ?? [])];
  const files = (sources.length > 0 ? sources : [image]).map((source) => {
    const [srcset, sizes] = [source.getAttribute("srcset"), source.getAttribute("sizes")];
    return String(srcset === null ? image.getAttribute("src") : chosenFile(srcset, sizes ?? "100vw"));
  });
  return String(files.sort((a, b) => sentBytes(b) - sentBytes(a))[0]);
}

/** The files that a phone takes of the pictures that do not wait to come near the screen. */
const picturesOf = ({ document }: Pick<BuiltPage, "document">, hour: Hour) => [
  ...new Set([...document.querySelectorAll(atOnce)].map((image) => pictureOf(image, hour))),
];

/** The scripts that come once a page is touched. */
const programOf = ({ document }: Pick<BuiltPage, "document">) =>
  (JSON.parse(document.getElementById("app-files")?.textContent ?? "{}") as Partial<AppFiles>).scripts ?? [];

/** What a page's HTML has a phone fetch, by what it is: at once, and once the page is touched. */
export function partsOf(page: Pick<BuiltPage, "file" | "document">, hour: Hour = "heaviest") {
  const styles = [...page.document.querySelectorAll("style")].map(({ textContent }) => textContent ?? "").join("");
  return {
    document: partOf([page.file]),
    styles: { files: [page.file], bytes: brotliCompressSync(styles).length },
    scripts: partOf(addresses(page, "script[src]", "src")),
    fonts: partOf(addresses(page, 'link[rel="preload"][as="font"]', "href")),
    pictures: partOf(picturesOf(page, hour)),
    otherFiles: partOf(
      addresses(
        page,
        'link[rel="stylesheet"], link[rel="modulepreload"], link[rel="preload"]:not([as="font"])',
        "href",
      ),
    ),
    program: partOf(programOf(page)),
  } satisfies Record<string, WeightPart>;
}

export type PartName = keyof ReturnType<typeof partsOf>;
