import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { type Drawing, drawAll } from "./draw-all";
import { folder as programFolder } from "./fonts";
import { size } from "./measures";
import { type Brand, pictureAlt, type SharePage } from "./pages";

/** Where the site serves the pictures. */
const servedAt = "/share";

/** What of the theme a picture is drawn with. */
const themeFiles = ["palette.ts", "colors.ts", "scales.ts", "logo-drawing.ts", "hero-sky.ts"];

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

/**
 * Changes with everything that draws a picture: this folder, the theme, the fonts and the libraries. A designer who moves
 * a line sees it in the next build, without having to remember a version number.
 */
export function programDigest(): string {
  const { dependencies } = JSON.parse(readFileSync(resolve("package.json"), "utf8"));
  const own = readdirSync(resolve(programFolder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|woff)$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => join(programFolder, file));
  const hash = createHash("sha256").update(JSON.stringify([dependencies.satori, sharp.versions]));
  for (const file of [...own, ...themeFiles.map((name) => join("src/theme", name))].sort()) {
    hash.update(readFileSync(resolve(file)));
  }
  return hash.digest("hex");
}

/**
 * The file name of a page's picture. It names everything that the picture is drawn from, so a file of that name needs no
 * drawing, and may be kept for ever by whoever has it.
 */
export function pictureName(page: SharePage, brand: Brand, program: string): string {
  const slug = page.path === "/" ? "home" : page.path.slice(1).replaceAll("/", "-");
  const { path, tint, title, superHeading, diorama, hasSun } = page;
  const inputs = [program, brand.company, brand.host, path, tint, title, superHeading, diorama.digest, hasSun];
  const digest = createHash("sha256").update(JSON.stringify(inputs)).digest("hex").slice(0, 20);
  return `${slug}.${digest}.jpg`;
}

/**
 * Says what the sharing picture of each page is, and begins to draw those that are not in `share/` of a folder yet.
 * Pictures of earlier builds that no page names any more are removed.
 * @returns the pictures, and how many are drawn, once they are; it rejects with the name of a page that cannot be
 */
export function startPictures(
  pages: readonly SharePage[],
  { brand, siteUrl, publicFolder }: { brand: Brand; siteUrl: string; publicFolder: string },
): { pictures: SharePictures; drawn: Promise<number> } {
  const folder = join(publicFolder, servedAt);
  mkdirSync(folder, { recursive: true });
  const program = programDigest();
  const pictures: Record<string, SharePicture> = {};
  const names = new Set<string>();
  const missing: Drawing[] = [];
  for (const page of pages) {
    const name = pictureName(page, brand, program);
    names.add(name);
    if (!existsSync(join(folder, name))) missing.push({ page, file: join(folder, name) });
    pictures[page.path] = {
      url: `${siteUrl}${servedAt}/${name}`,
      mediaType: "image/jpeg",
      ...size,
      alt: pictureAlt(page),
    };
  }
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(join(folder, file));
  return { pictures, drawn: drawAll(missing, brand).then(() => missing.length) };
}
