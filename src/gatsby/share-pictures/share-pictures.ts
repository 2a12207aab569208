import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { maintenanceOf, maintenancePath, showsMaintenance } from "../../content/maintenance";
import { type Sites, siteAt } from "../../content/read-site";
import { forEachAtOnce, removeLeftovers } from "../files/many-files";
import { drawPicture, size } from "./draw";
import { pictureAlt, type SharePage, sharePages } from "./pages";

export type SharePicture = Readonly<{ url: string; mediaType: string; width: number; height: number; alt: string }>;
export type SharePictures = Readonly<Record<string, SharePicture>>;

/** The file name of a page's picture names all that it is drawn from: one that is there needs no drawing. */
function pictureName({ diorama, ...page }: SharePage, program: string): string {
  const drawnFrom = createHash("sha256").update(program).update(JSON.stringify(page));
  const slug = page.path === "/" ? "home" : page.path.slice(1).replaceAll("/", "-");
  return `${slug}.${drawnFrom.update(readFileSync(diorama.file)).digest("hex").slice(0, 20)}.jpg`;
}

/** Every page with the name of its picture, which changes with this folder, its fonts and the theme as well. */
function namedPages(sites: Sites) {
  const program = createHash("sha256");
  for (const folder of ["src/gatsby/share-pictures", "src/theme"]) {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.\w+$/.test(file));
    for (const file of files.sort()) program.update(readFileSync(join(folder, file)));
  }
  const digest = program.digest("hex");
  return sites.flatMap(sharePages).map((page) => ({ page, name: pictureName(page, digest) }));
}

/** Says which picture is whose. A page that the maintenance screen takes the place of has that screen's picture. */
export function sharePictures(sites: Sites): SharePictures {
  const { url } = sites[0].SiteSettings.data;
  const pictures: SharePictures = Object.fromEntries(
    namedPages(sites).flatMap(({ page, name }) => {
      const picture = { url: `${url}/share/${name}`, mediaType: "image/jpeg", ...size, alt: pictureAlt(page) };
      // Under a second address Gatsby builds the not-found page once more.
      return (page.path === "/404" ? ["/404", "/404.html"] : [page.path]).map((path) => [path, picture]);
    }),
  );
  const state = maintenanceOf(sites);
  const shown = Object.entries(pictures).map(([path, own]) => {
    const screen = pictures[`${siteAt(sites, path).language.prefix}${maintenancePath}`];
    return [path, (showsMaintenance(path, state) && screen) || own] as const;
  });
  return Object.fromEntries(shown);
}

/** Draws the pictures that are not there yet, removes those that no page names, and says how many it drew. */
export async function drawSharePictures(sites: Sites, publicFolder: string): Promise<number> {
  const folder = join(publicFolder, "share");
  mkdirSync(folder, { recursive: true });
  const named = namedPages(sites);
  const there = readdirSync(folder);
  removeLeftovers(folder, (file) => !named.some(({ name }) => name === file));
  const missing = named.filter(({ name }) => !there.includes(name));
  await forEachAtOnce(missing, async ({ page, name }) => {
    const picture = await drawPicture(page).catch(({ message }: Error) => {
      throw new Error(`The sharing picture of ${page.path} could not be drawn from ${page.diorama.file}: ${message}`);
    });
    // A build that is broken off here must not leave half a file under the name of a whole one.
    writeFileSync(join(folder, `${name}.part`), picture);
    renameSync(join(folder, `${name}.part`), join(folder, name));
  });
  return missing.length;
}
