import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The built site that is checked. `PUBLIC_DIR` names another one than this project's. */
export const publicFolder = resolve(process.env.PUBLIC_DIR || "public");

export const onDisk = (path: string) => join(publicFolder, path);

export const built = (path: string) => readFileSync(onDisk(path), "utf8");

export const fileOf = (route: string) => (route === "/" ? "index.html" : `${route.slice(1)}/index.html`);

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address));

export const sitemap = locations(built("sitemap-index.xml")).flatMap(({ pathname }) => locations(built(pathname)));

/** The address of the site, without a slash at the end, as its sitemap says it. */
export const siteUrl = sitemap[0]?.origin ?? "";

export const routes = sitemap.map(({ pathname }) => pathname);

/** The files of every page that was built: also of those that no search engine may list. */
export const pageFiles = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /(^|\/)(index|404)\.html$/.test(file) && !/^page-data\//.test(file));

/** The address of every page that was built; the not-found page has none. */
export const addresses = [
  ...new Set([...routes, ...pageFiles.map((file) => `/${file.replace(/\/?(index|404)\.html$/, "")}`)]),
].filter((address) => address !== "/404");

const folderOf = (address: string) => /^\/.+\//.exec(address)?.[0] ?? address;

/** The page of each folder with the most in it, which stands for the pages beside it. */
const fullestOf = new Map<string, string>();
for (const address of addresses) {
  const fullest = fullestOf.get(folderOf(address)) ?? address;
  fullestOf.set(folderOf(address), built(fileOf(address)).length > built(fileOf(fullest)).length ? address : fullest);
}

/** True for a page that a fuller one of its folder stands for. */
export const isRepeated = (address: string) => fullestOf.get(folderOf(address)) !== address;

export const isServed = (path: string) => routes.includes(path) || existsSync(onDisk(decodeURIComponent(path)));

/** What is fetched of a page once the app is there. */
export const pageData = (route: string) =>
  JSON.parse(built(`page-data/${route === "/" ? "index" : route.slice(1)}/page-data.json`));

/** The name of the app that draws a page: pages of one template share it. */
export const templateOf = (route: string): string => pageData(route).componentChunkName;

/** The names of all wizards, each of which opens on any page by its anchor. */
export const wizardKeys = existsSync(onDisk("wizards"))
  ? readdirSync(onDisk("wizards")).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
  : [];
