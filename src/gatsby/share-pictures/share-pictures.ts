import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { maintenancePath, showsMaintenance } from "../../content/maintenance";
import { type Sites, siteAt } from "../../content/read-site";
import { maintenanceOf } from "../maintenance";
import { drawPicture, type SharePage } from "./draw";
import { size } from "./layout";
import { pictureAlt, sharePages } from "./pages";

/** Folder of the code and the fonts of the pictures: Gatsby runs a compiled copy elsewhere. */
const programFolder = "src/gatsby/share-pictures";

/** A sharing picture as a page's head names it. */
export interface SharePicture {
  /** Its full address. */
  readonly url: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The picture of each page, by the page's path. */
export type SharePictures = Readonly<Record<string, SharePicture>>;

const digestOf = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

/** Changes with what draws all pictures: this folder with its fonts, the theme and the libraries. */
function programDigest(): string {
  const { dependencies } = JSON.parse(readFileSync(resolve("package.json"), "utf8"));
  const files = [programFolder, "src/theme"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|woff)$/.test(file) && !file.endsWith(".test.ts"))
      .map((file) => join(folder, file)),
  );
  return digestOf(
    dependencies.satori,
    JSON.stringify(sharp.versions),
    ...files.sort().map((file) => readFileSync(file)),
  );
}

/** The file name of a page's picture: it names all that it is drawn from, so that a file of that name needs no drawing. */
export function pictureName({ diorama, ...page }: SharePage, program: string): string {
  const slug = page.path === "/" ? "home" : page.path.slice(1).replaceAll("/", "-");
  return `${slug}.${digestOf(program, JSON.stringify(page), readFileSync(diorama.file)).slice(0, 20)}.jpg`;
}

/** Pictures to be drawn, by their files. */
let waiting = new Map<string, SharePage>();

/**
 * Says which sharing picture is whose. Pictures of earlier builds that no page names any more are removed. A page that
 * the maintenance screen takes the place of has that screen's picture.
 */
export function sharePictures(sites: Sites, siteUrl: string, publicFolder: string): SharePictures {
  const folder = join(publicFolder, "share");
  mkdirSync(folder, { recursive: true });
  const program = programDigest();
  const named = sites.flatMap(sharePages).map((page) => ({ page, name: pictureName(page, program) }));
  for (const file of readdirSync(folder)) if (!named.some(({ name }) => name === file)) rmSync(join(folder, file));
  waiting = new Map(
    named.map(({ page, name }) => [join(folder, name), page] as const).filter(([file]) => !existsSync(file)),
  );
  const pictures = Object.fromEntries(
    named.map(({ page, name }) => [
      page.path,
      { url: `${siteUrl}/share/${name}`, mediaType: "image/jpeg", ...size, alt: pictureAlt(page) },
    ]),
  );
  const state = maintenanceOf(sites);
  const screenFor = (path: string) => {
    const { language } = siteAt(sites, path);
    return pictures[`${language.prefix}${maintenancePath}`];
  };
  const shown = Object.entries(pictures).map(
    ([path, picture]) => [path, (showsMaintenance(path, state) && screenFor(path)) || picture] as const,
  );
  // Under the second address Gatsby builds the not-found page once more.
  return Object.fromEntries([
    ...shown,
    ...shown.flatMap(([path, own]) => (path === "/404" ? [["/404.html", own]] : [])),
  ]);
}

/**
 * Draws the pictures that are not there yet.
 * @returns how many these were
 * @throws Error that names the page whose picture could not be drawn
 */
export async function drawSharePictures(): Promise<number> {
  // One picture is laid out while the other is encoded.
  const queue = waiting.entries();
  await Promise.all([drawEach(queue), drawEach(queue)]);
  return waiting.size;
}

async function drawEach(queue: Iterable<readonly [file: string, page: SharePage]>): Promise<void> {
  for (const [file, page] of queue) {
    const picture = await drawPicture(page).catch((error: Error) => {
      throw new Error(
        `The sharing picture of ${page.path} could not be drawn from ${page.diorama.file}: ${error.message}`,
      );
    });
    // A build that is broken off here must not leave half a file under the name of a whole one.
    writeFileSync(`${file}.part`, picture);
    renameSync(`${file}.part`, file);
  }
}
