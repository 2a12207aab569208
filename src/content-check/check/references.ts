import type { ContentFile } from "../../content/files/load";
import { fileName, kindOf, pagePathOf } from "../../content/kinds";
import { anchorsOf } from "../../content/links/anchors";
import { redirectsTo } from "../../content/links/redirects";
import { slugOf } from "../../content/text/slug";
import type { Level } from "../problems";

/** Targets that links and texts may refer to. */
export interface References {
  /** Page paths with the anchors that can be linked to; undefined where the page's file cannot be read. */
  pages: ReadonlyMap<string, readonly string[] | undefined>;
  /** The pages that earlier addresses lead to, by these. */
  moved: ReadonlyMap<string, string>;
  /** The `links` of `site.yaml`; undefined where the file cannot be read. */
  links: Readonly<Record<string, unknown>> | undefined;
  /** The `enquiries.endpoints` of `site.yaml`; undefined where the file cannot be read. */
  endpoints: Readonly<Record<string, unknown>> | undefined;
  /** The address of the site itself, without a slash at its end; undefined where `site.yaml` cannot be read. */
  site: string | undefined;
  contentRoot: string;
  /** The folder `static/`, whose files can be linked to. */
  staticRoot: string;
}

export interface ValueProblem {
  message: string;
  /** Replacement, where it can be told. */
  instead?: string | undefined;
  level?: Level;
}

/** Something wrong within a value, and the words of the value it is about. */
export interface Finding extends ValueProblem {
  words: string;
}

/** The parts of a case study that have addresses of their own. */
const studyParts = ["limits", "sheet", "measure", "mistakes"];

/** The places of a page that its file makes beside its path. */
function placesOf({ file, data }: ContentFile): readonly string[] {
  const kind = kindOf(file)?.typeName;
  if (kind === "CaseStudy") return studyParts;
  if (kind !== "Policy") return [];
  const { sections } = (data ?? {}) as { sections?: unknown };
  return Array.isArray(sections) ? sections.map((section) => slugOf(String(section?.title ?? ""))) : [];
}

/** The anchors of services that have no page of their own: each is an entry of a block. */
const furtherServicesIn = (sections: readonly { kind?: unknown; items?: unknown }[]): string[] =>
  sections
    .filter((section) => section?.kind === "furtherServices")
    .flatMap(({ items }) => (Array.isArray(items) ? items.map((item) => slugOf(String(item?.title ?? ""))) : []));

function blockAnchorsIn({ data }: ContentFile): string[] {
  const { sections } = (data ?? {}) as { sections?: unknown };
  if (!Array.isArray(sections)) return [];
  const own = anchorsOf(sections.map((section) => String(section?.kind))).filter((anchor) => anchor !== undefined);
  return [...own, ...furtherServicesIn(sections)];
}

/** Collects what can be referred to from the files themselves. */
export function collectReferences(files: readonly ContentFile[], contentRoot: string, staticRoot: string): References {
  const pages = new Map<string, readonly string[] | undefined>();
  // A wizard opens on every page, by its name in the address.
  const wizards = files.filter(({ file }) => kindOf(file)?.typeName === "Wizard").map(({ file }) => fileName(file));
  for (const content of files) {
    const path = pagePathOf(content.file);
    if (path === undefined) continue;
    pages.set(
      path,
      content.data === undefined ? undefined : [...wizards, ...placesOf(content), ...blockAnchorsIn(content)],
    );
  }
  const settings = (files.find(({ file }) => file === "site.yaml")?.data ?? {}) as {
    url?: unknown;
    links?: Record<string, unknown>;
    enquiries?: { endpoints?: Record<string, unknown> } | null;
  };
  const redirects = files.flatMap((content) => redirectsTo(pagePathOf(content.file), content.data));
  return {
    pages,
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
    links: settings.links ?? undefined,
    endpoints: settings.enquiries?.endpoints ?? undefined,
    site: typeof settings.url === "string" ? settings.url.replace(/\/$/, "") : undefined,
    contentRoot,
    staticRoot,
  };
}
