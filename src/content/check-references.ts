import { existsSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fieldsOfKind } from "./check-schema";
import { visitFields } from "./field-schemas";
import { type ContentKind, kindOf, pagePathOf } from "./kinds";
import { isExternal, parseLinkTarget } from "./link-target";
import type { ContentFile, FieldPath } from "./load";
import { hasHtml, markdownLinks } from "./markdown";
import { didYouMean, type Problem, problemAt, shown } from "./problems";
import { factNames } from "./schemas/site";
import { slugOf } from "./slug";
import { placeholdersIn } from "./text";

/** What links and texts may refer to. */
export interface References {
  /** Page paths with the anchors that can be linked to. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Names of `links` in `site.yaml`. */
  linkNames: readonly string[];
  /** The folder `content/`. */
  contentRoot: string;
  /** The folder `static/`, whose files can be linked to. */
  staticRoot: string;
}

/** Pictures larger than this make a slow build and a slow repository; the build shrinks them in any case. */
const maxImageBytes = 300 * 1024;

/** Collects what can be referred to from the files themselves. */
export function collectReferences(files: readonly ContentFile[], contentRoot: string, staticRoot: string): References {
  const pages = new Map<string, readonly string[]>();
  for (const { file, data } of files) {
    const path = pagePathOf(file);
    if (path === undefined) continue;
    const sections =
      kindOf(file)?.typeName === "Policy" ? ((data as { sections?: { title?: unknown }[] })?.sections ?? []) : [];
    const ownAnchors = Array.isArray(sections) ? sections.map((section) => slugOf(String(section?.title ?? ""))) : [];
    pages.set(path, [...(kindOf(file)?.anchors ?? []), ...ownAnchors]);
  }
  const site = files.find(({ file }) => file === "site.yaml")?.data as { links?: Record<string, unknown> } | undefined;
  return { pages, linkNames: Object.keys(site?.links ?? {}), contentRoot, staticRoot };
}

/** What is wrong with a link, or undefined where it is right. */
function linkFault(target: string, references: References): string | undefined {
  const parsed = parseLinkTarget(target);
  const { pages, linkNames, staticRoot } = references;
  if (parsed.type === "unknown") {
    return `found ${shown(target)}; right is a page path such as /about, a name from site.yaml such as site:blog, or an address that starts with https://, mailto: or tel:.`;
  }
  if (parsed.type === "named" && !linkNames.includes(parsed.name)) {
    return `found the name ${shown(parsed.name)}, which content/site.yaml does not list below links; right is one of ${linkNames.join(", ")}.${didYouMean(parsed.name, linkNames)}`;
  }
  if (parsed.type !== "page") return undefined;
  const anchors = pages.get(parsed.path);
  if (anchors === undefined) {
    if (parsed.path !== "/" && parsed.path.endsWith("/") && pages.has(parsed.path.slice(0, -1))) {
      return `found ${shown(target)}; page paths end without a slash: ${parsed.path.slice(0, -1)}.`;
    }
    if (parsed.path !== "/" && existsSync(join(staticRoot, parsed.path))) return undefined;
    return `found ${shown(target)}, but no page has this path.${didYouMean(parsed.path, [...pages.keys()])}`;
  }
  if (parsed.hash !== undefined && !anchors.includes(parsed.hash)) {
    return anchors.length === 0
      ? `found ${shown(target)}, but ${parsed.path} has no place called #${parsed.hash}; leave it out.`
      : `found ${shown(target)}, but ${parsed.path} has no place called #${parsed.hash}; right is one of ${anchors.map((anchor) => `#${anchor}`).join(", ")}.${didYouMean(parsed.hash, anchors)}`;
  }
  return undefined;
}

/** What is wrong with the path to a picture, or undefined where it is right. */
function fileFault(src: string, content: ContentFile, references: References): string | undefined {
  const target = resolve(dirname(content.absolutePath), src);
  const insideContent = !relative(references.contentRoot, target).startsWith(`..${sep}`);
  if (!insideContent) return `found ${shown(src)}, which lies outside content/; put the file into content/images.`;
  if (!existsSync(target) || !statSync(target).isFile()) {
    return `found ${shown(src)}, but there is no such file; paths are relative to ${dirname(`content/${content.file}`)}/.`;
  }
  const kilobytes = Math.round(statSync(target).size / 1024);
  if (statSync(target).size > maxImageBytes) {
    return `found a picture of ${kilobytes} kB; right is ${maxImageBytes / 1024} kB at most. Save it smaller, no wider than 2000 pixels.`;
  }
  return undefined;
}

function textFaults(text: string): string[] {
  return placeholdersIn(text)
    .filter((name) => !(factNames as string[]).includes(name))
    .map(
      (name) =>
        `found {${name}}, which is no fact of content/site.yaml; right is one of ${factNames.map((fact) => `{${fact}}`).join(", ")}.${didYouMean(name, factNames)}`,
    );
}

const present = (fault: string | undefined): string[] => (fault === undefined ? [] : [fault]);

/** Every link, picture and name in braces of a file that leads nowhere. */
export function checkReferences(content: ContentFile, kind: ContentKind, references: References): Problem[] {
  const problems: Problem[] = [];
  const report = (path: FieldPath, faults: readonly string[]) => {
    for (const fault of faults) problems.push(problemAt(content, path, fault));
  };
  visitFields(fieldsOfKind(kind), content.data, (value, path, field) => {
    if (typeof value === "string") {
      if (field.contentFormat === "link")
        report(path, [...present(linkFault(value, references)), ...textFaults(value)]);
      if (field.contentFormat === "file") report(path, present(fileFault(value, content, references)));
      if (field.contentFormat === "text") report(path, textFaults(value));
      if (field.contentFormat === "markdown") {
        report(path, [
          ...textFaults(value),
          ...markdownLinks(value).flatMap(({ url }) => present(linkFault(decodeURI(url), references))),
          ...(hasHtml(value) ? ["found HTML, which would be shown as it stands; write Markdown instead."] : []),
        ]);
      }
    }
    if (field.properties?.external && field.properties.link) {
      const { link, external } = value as { link?: unknown; external?: unknown };
      if (typeof link !== "string") return;
      const parsed = parseLinkTarget(link);
      const leaves = parsed.type === "named" || isExternal(link);
      if (leaves !== (external === true)) {
        report(
          [...path, "external"],
          [
            leaves
              ? `found a link to another site (${link}) without external: true; add it, so that the link opens in a new tab and says so.`
              : `found external: true on a link within the site (${link}); leave it out.`,
          ],
        );
      }
    }
  });
  return problems;
}
