import { join } from "node:path";
import { contentTypeOf, detailTypes, fileName, pagePathOf, type TypeName } from "../content/content-types";
import type { FieldPath } from "../content/fields/field-schemas";
import { isGroup, valueAt } from "../content/fields/values";
import { fileInfo } from "../content/files/file-tree";
import type { ContentFile } from "../content/files/load";
import { anchorsOf, isWithin, parseLinkTarget } from "../content/links/link-target";
import { redirectsTo } from "../content/links/page-paths";
import { anchorOf } from "../content/text/text";
import { inWords, meant, type ValueProblem } from "./problems";

export interface Folders {
  contentRoot: string;
  staticRoot: string;
}

export interface Targets extends Folders {
  /** Page paths with their anchors; undefined where the page's file cannot be read. */
  pages: ReadonlyMap<string, readonly string[] | undefined>;
  moved: ReadonlyMap<string, string>;
  entriesOf: (type: string, by: "path" | "key") => readonly string[];
  links: Readonly<Record<string, unknown>> | undefined;
  /** The address of the site itself, without a slash at its end; undefined where `site.yaml` cannot be read. */
  site: string | undefined;
}

const studyParts = ["limits", "sheet", "measure", "mistakes"];

export const sectionsOf = ({ data }: ContentFile): Record<string, unknown>[] => {
  const sections = valueAt(data, ["sections"]);
  return Array.isArray(sections) ? sections.map((section) => (isGroup(section) ? section : {})) : [];
};

const headingsOf = (entries: unknown) =>
  Array.isArray(entries) ? entries.map((entry) => anchorOf(String(entry?.title ?? ""))) : [];

function anchorsIn(content: ContentFile): readonly string[] {
  const type = contentTypeOf(content.file)?.typeName;
  const sections = sectionsOf(content);
  if (type === "Policy") return headingsOf(sections);
  const own = anchorsOf(sections.map((section) => String(section.kind))).filter((anchor) => anchor !== undefined);
  const further = sections.filter((section) => section.kind === "furtherServices");
  return [...(type === "CaseStudy" ? studyParts : []), ...own, ...further.flatMap((block) => headingsOf(block.items))];
}

const setting = (files: readonly ContentFile[], path: FieldPath): unknown =>
  valueAt(files.find(({ file }) => file === "site.yaml")?.data, path);

export function settingsAt(files: readonly ContentFile[], path: FieldPath): Record<string, unknown> | undefined {
  const group = setting(files, path);
  return isGroup(group) ? group : undefined;
}

/** What can be named in a language. Links and names of pages may lead to the first one where another lacks a page. */
export function targetsIn(files: readonly ContentFile[], folders: Folders, first?: Targets): Targets {
  const entriesOf: Targets["entriesOf"] = (type, by) => {
    const own = files.flatMap(({ file }) => {
      const name = contentTypeOf(file)?.typeName as TypeName | undefined;
      const isOfType = name === type || (type === "DetailPage" && name !== undefined && detailTypes.has(name));
      return isOfType ? ((by === "key" ? fileName(file) : pagePathOf(file)) ?? []) : [];
    });
    return [...new Set([...own, ...((by === "path" && first?.entriesOf(type, by)) || [])])];
  };
  // A wizard opens on every page, by its name in the address.
  const wizards = entriesOf("Wizard", "key");
  const pages = files.flatMap((content) => {
    const path = pagePathOf(content.file);
    const anchors = content.data === undefined ? undefined : [...wizards, ...anchorsIn(content)];
    return path === undefined ? [] : [[path, anchors] as const];
  });
  const site = setting(files, ["url"]);
  const redirects = files.flatMap((content) => redirectsTo(pagePathOf(content.file), content.data));
  return {
    ...folders,
    pages: new Map([...(first?.pages ?? []), ...pages]),
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
    entriesOf,
    links: settingsAt(files, ["links"]),
    site: typeof site === "string" ? site.replace(/\/$/, "") : undefined,
  };
}

export function unknownName(value: string, known: readonly string[], what: string): ValueProblem[] {
  if (known.includes(value)) return [];
  const { hint, instead } = meant(value, known);
  const right = known.length > 0 ? `expected one of ${known.join(", ")}` : "leave it out";
  return [{ message: `found ${inWords(value)}, ${what}; ${right}.${hint}`, instead }];
}

/** What a full address is like, and no number in a network of somebody's own; facts in braces are checked in `site.yaml`. */
const addresses: readonly (readonly [start: string, form: RegExp, example: string])[] = [
  [
    "https:",
    /^https:\/\/([^\s@/]+@)?([\p{L}\d{}-]+\.)+[\p{L}{}][\p{L}\d{}-]+(:\d+)?([/?#]\S*)?$/u,
    "https://example.com",
  ],
  ["mailto:", /^mailto:(\{\w+\}|[^\s@?]+@[^\s@?]+\.[^\s@?.]{2,})(\?\S*)?$/, "mailto:hello@example.com"],
  ["tel:", /^tel:(\{\w+\}|[+*#\d().-]*\d[+*#\d().-]{2,})(;\S*)?$/, "tel:+4930123456"],
];

function addressProblem(url: string): ValueProblem[] {
  const found = addresses.find(([start]) => url.startsWith(start));
  if (!found || found[1].test(url)) return [];
  const space = /\s/.test(url) ? " Write it without a space, or %20 in its place." : "";
  return [{ message: `found ${inWords(url)}, which leads nowhere; expected an address such as ${found[2]}.${space}` }];
}

function pageProblem(target: string, path: string, hash: string | undefined, targets: Targets): ValueProblem[] {
  const { pages, moved, staticRoot } = targets;
  if (pages.has(path)) {
    const places = pages.get(path)?.map((anchor) => `#${anchor}`);
    const words = `#${hash}`;
    if (hash === undefined || !places) return [];
    return unknownName(words, places, `but ${path} has no such place`).map((problem) => ({ ...problem, words }));
  }
  if (fileInfo(join(staticRoot, path))?.isFile()) return [];
  const { hint, instead } = meant(moved.get(path) ?? path, [...pages.keys()]);
  const right = instead && instead + (hash === undefined ? "" : `#${hash}`);
  return [{ message: `found ${inWords(target)}, but no page has this path.${hint}`, instead: right }];
}

/** Whether a page of this site is there was never asked of its whole address, which stays when the page moves. */
function wholeAddress(target: string, site: string, targets: Targets): ValueProblem[] {
  const written = target.slice(site.length).replace(/\?[^#]*/, "");
  const place = written.replace(/(.)\/$/, "$1") || "/";
  const problems = linkProblem(place, targets);
  if (problems.length > 0) return problems;
  const message = `found ${inWords(target)}, a page of this site by its whole address; write ${place}, which follows when the page moves.`;
  return [{ message, instead: place, level: "advice" }];
}

const forms =
  "a page path such as /about, a name from site.yaml such as site:blog, or an address that starts with https://, mailto: or tel:";

export function linkProblem(target: string, targets: Targets): ValueProblem[] {
  const { links, site } = targets;
  if (site && isWithin(target, site)) return wholeAddress(target, site, targets);
  const parsed = parseLinkTarget(target);
  if (parsed.type === "unknown") return [{ message: `found ${inWords(target)}; expected ${forms}.` }];
  if (parsed.type === "address") return addressProblem(parsed.url);
  if (parsed.type === "page") return pageProblem(target, parsed.path, parsed.hash, targets);
  const names = Object.keys(links ?? {}).map((name) => `site:${name}`);
  return links ? unknownName(target, names, "a name that content/site.yaml does not list below links") : [];
}
