import type { FieldPath } from "../content/fields/field-schemas";
import { isGroup, valueAt } from "../content/fields/values";
import type { ContentFile } from "../content/files/load";
import { detailKinds, fileName, type KindName, kindOf, pagePathOf } from "../content/kinds";
import { anchorsOf } from "../content/links/link-target";
import { redirectsTo } from "../content/links/page-paths";
import { anchorOf } from "../content/text/text";

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
  endpoints: Readonly<Record<string, unknown>> | undefined;
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
  const kind = kindOf(content.file)?.typeName;
  const sections = sectionsOf(content);
  if (kind === "Policy") return headingsOf(sections);
  const own = anchorsOf(sections.map((section) => String(section.kind))).filter((anchor) => anchor !== undefined);
  const further = sections.filter((section) => section.kind === "furtherServices");
  return [...(kind === "CaseStudy" ? studyParts : []), ...own, ...further.flatMap((block) => headingsOf(block.items))];
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
      const name = kindOf(file)?.typeName as KindName | undefined;
      const isOfType = name === type || (type === "DetailPage" && name !== undefined && detailKinds.has(name));
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
    endpoints: settingsAt(files, ["enquiries", "endpoints"]),
    site: typeof site === "string" ? site.replace(/\/$/, "") : undefined,
  };
}
