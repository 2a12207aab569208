import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentTypes, pageTraits } from "../../src/content/content-types";
import { type Entry, readSites, siteAt } from "../../src/content/read-site";
import { interpolate } from "../../src/content/text/text";
import { testContent, testSiteFolder } from "./test-content";

const sites = readSites({ contentRoot: testContent });

/** The content of the tests' own site, on which the program is tested. */
export const [site] = sites;

export const german = siteAt(sites, "/de");

/** The first language's content as that of another, whose pages have these addresses. */
export const translatedSite = (paths: Readonly<Record<string, string>>): typeof site => ({
  ...site,
  language: { code: "de", locale: "de-DE", folder: "de/", prefix: "/de" },
  placeholders: { ...site.placeholders, paths: new Map(Object.entries(paths)) },
});

/** The words of the program itself, outside of its forms. */
export const shell = site.InterfaceWords.data;

/** `site.yaml`, and the facts in it. */
export const settings = site.SiteSettings.data;
export const { facts } = settings;

/** `site-words.yaml`, and the questions about optional services in it. */
export const siteWords = site.SiteWords.data;
export const { consent } = siteWords;

export const maintainedSite: typeof site = {
  ...site,
  SiteSettings: {
    ...site.SiteSettings,
    data: { ...settings, maintenance: { ...settings.maintenance, enabled: true } },
  },
};

export const words = site.EnquiryWords.data;

/** A text as visitors read it, with the site's facts in the place of their names. */
export const told = (text: string) => interpolate(text, facts);

export const filled = interpolate;

export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

export const routes = contentTypes
  .filter((type) => pageTraits(type)?.llms !== undefined)
  .flatMap((type) => [site[type.typeName]].flat() as Entry<typeof type.typeName>[])
  .flatMap(({ path }) => path ?? []);

export const unknownRoute = "/no/such/page";

export const onDisk = (path: string) => join(testSiteFolder, "public", path);

export const built = (path: string) => readFileSync(onDisk(path), "utf8");

export const fileOf = (route: string) => (route === "/" ? "index.html" : `${route.slice(1)}/index.html`);
