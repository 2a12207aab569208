import { JSDOM, VirtualConsole } from "jsdom";
import { built, fileOf, routes } from "./public-folder";

export interface BuiltPage {
  /** Its path, or that of the file where it is no page of the sitemap: `/404.html`. */
  route: string;
  file: string;
  html: string;
  document: Document;
}

/** Says nothing: jsdom cannot read the newest rules of CSS. */
const virtualConsole = new VirtualConsole();

/** Pages are parsed once for all files of tests. */
const parsed = new Map<string, BuiltPage>();

const routeOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, "")}`;

export function pageIn(file: string): BuiltPage {
  const known = parsed.get(file);
  if (known) return known;
  const html = built(file);
  const page = { route: routeOf(file), file, html, document: new JSDOM(html, { virtualConsole }).window.document };
  parsed.set(file, page);
  return page;
}

export const pages = () => routes.map((route) => pageIn(fileOf(route)));

/** The content of a meta element, by its name or property; empty where it is missing or stands twice. */
export function meta({ document }: Pick<BuiltPage, "document">, name: string): string {
  const found = document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`);
  return found.length === 1 ? (found[0]?.getAttribute("content") ?? "") : "";
}
