import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { traitsOfPage } from "../../content/content-types";
import { allEntries, type Entry, type Site, type Sites } from "../../content/read-site";
import { forEachAtOnce, removeLeftovers } from "../files/many-files";
import { drawPicture, type SharePage, size } from "./draw";

export type SharePicture = Readonly<{ url: string; mediaType: string; width: number; height: number; alt: string }>;
export type SharePictures = Readonly<Record<string, SharePicture>>;

interface Opening {
  readonly title: string;
  readonly superHeading?: string;
  readonly image?: { readonly alt: string; readonly src: string };
  /** The picture's other hours of the day: with either of them the page draws the sun. */
  readonly morning?: string;
  readonly evening?: string;
}

/** What a page opens with; a wizard, with its promise over the picture of its first step. */
function openingOf(data: Opening | { hero: Opening } | Entry<"Wizard">["data"]): Opening {
  if ("hero" in data) return data.hero;
  return "aside" in data ? { title: data.aside.title, superHeading: data.name, image: data.steps[0]?.image } : data;
}

/** The sharing picture of each page. A page without a picture shows the one below `head` in `site-words.yaml`. */
function sharePages(site: Site): SharePage[] {
  const settings = site.SiteSettings.data;
  const { small, ...logo } = settings.logo;
  const { host } = new URL(settings.url);
  return allEntries(site).flatMap(({ type, entry: { data, path, absolutePath } }) => {
    const traits = traitsOfPage(type, data);
    if (!traits || !path) return [];
    const { title, superHeading, image, morning, evening } = openingOf(data as Parameters<typeof openingOf>[0]);
    const from = image ? absolutePath : site.SiteWords.absolutePath;
    const { alt, src } = image ?? site.SiteWords.data.head.image;
    const diorama = { alt, file: resolve(dirname(from), src) };
    const hasSun = Boolean(image && (morning || evening));
    return [{ path, tint: traits.tint, title, superHeading, diorama, hasSun, logo, host }];
  });
}

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

export function sharePictures(sites: Sites): SharePictures {
  const { url } = sites[0].SiteSettings.data;
  const pictures = namedPages(sites).flatMap(({ page, name }) => {
    const alt = page.diorama.alt ? `${page.title.replace(/\.$/, "")} – ${page.diorama.alt}` : page.title;
    const picture = { url: `${url}/share/${name}`, mediaType: "image/jpeg", ...size, alt };
    // Under a second address Gatsby builds the not-found page once more.
    return (page.path === "/404" ? ["/404", "/404.html"] : [page.path]).map((path) => [path, picture] as const);
  });
  return Object.fromEntries(pictures);
}

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
