import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fieldsOfKind, visitFields } from "./field-schemas";
import { type ContentKind, fileName, kindOf, pagePathOf } from "./kinds";
import { isExternal, parseLinkTarget } from "./link-target";
import type { ContentFile, FieldPath } from "./load";
import { htmlIn, markdownLinks } from "./markdown";
import { didYouMean, type Problem, problemAt, shown } from "./problems";
import { factNames } from "./schemas/site";
import { slugOf } from "./slug";
import { placeholdersIn } from "./text";

/** What links and texts may refer to. */
export interface References {
  /** Page paths with the anchors that can be linked to; undefined where the page's file cannot be read. */
  pages: ReadonlyMap<string, readonly string[] | undefined>;
  /** The `links` of `site.yaml`; undefined where the file cannot be read. */
  links: Readonly<Record<string, unknown>> | undefined;
  /** The `enquiries.addresses` of `site.yaml`; undefined where the file cannot be read. */
  addresses: Readonly<Record<string, unknown>> | undefined;
  /** The folder `content/`. */
  contentRoot: string;
  /** The folder `static/`, whose files can be linked to. */
  staticRoot: string;
}

/** Pictures larger than this make a slow build and a slow repository; the build shrinks them in any case. */
const maxImageBytes = 300 * 1024;

/** Collects what can be referred to from the files themselves. */
export function collectReferences(files: readonly ContentFile[], contentRoot: string, staticRoot: string): References {
  const pages = new Map<string, readonly string[] | undefined>();
  // A wizard opens on every page, by its name in the address.
  const wizards = files.filter(({ file }) => kindOf(file)?.typeName === "Wizard").map(({ file }) => fileName(file));
  for (const { file, data } of files) {
    const path = pagePathOf(file);
    if (path === undefined) continue;
    const sections =
      kindOf(file)?.typeName === "Policy" ? ((data as { sections?: { title?: unknown }[] })?.sections ?? []) : [];
    const ownAnchors = Array.isArray(sections) ? sections.map((section) => slugOf(String(section?.title ?? ""))) : [];
    pages.set(path, data === undefined ? undefined : [...wizards, ...ownAnchors]);
  }
  const site = files.find(({ file }) => file === "site.yaml")?.data as
    | { links?: Record<string, unknown>; enquiries?: { addresses?: Record<string, unknown> } }
    | undefined;
  return { pages, links: site?.links, addresses: site?.enquiries?.addresses, contentRoot, staticRoot };
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** What is wrong with a link, or undefined where it is right. */
function linkMessage(target: string, references: References): string | undefined {
  const parsed = parseLinkTarget(target);
  const { pages, staticRoot } = references;
  if (parsed.type === "unknown") {
    return `found ${shown(target)}; expected a page path such as /about, a name from site.yaml such as site:blog, or an address that starts with https://, mailto: or tel:.`;
  }
  const linkNames = Object.keys(references.links ?? {});
  if (parsed.type === "named" && references.links && !linkNames.includes(parsed.name)) {
    return `found the name ${shown(parsed.name)}, which content/site.yaml does not list below links; expected one of ${linkNames.join(", ")}.${didYouMean(parsed.name, linkNames)}`;
  }
  if (parsed.type !== "page") return undefined;
  if (!pages.has(parsed.path)) {
    if (parsed.path !== "/" && parsed.path.endsWith("/") && pages.has(parsed.path.slice(0, -1))) {
      return `found ${shown(target)}; page paths end without a slash: ${parsed.path.slice(0, -1)}.`;
    }
    if (isFile(join(staticRoot, parsed.path))) return undefined;
    return `found ${shown(target)}, but no page has this path.${didYouMean(parsed.path, [...pages.keys()])}`;
  }
  const anchors = pages.get(parsed.path);
  if (parsed.hash !== undefined && anchors && !anchors.includes(parsed.hash)) {
    return anchors.length === 0
      ? `found ${shown(target)}, but ${parsed.path} has no place called #${parsed.hash}; leave it out.`
      : `found ${shown(target)}, but ${parsed.path} has no place called #${parsed.hash}; expected one of ${anchors.map((anchor) => `#${anchor}`).join(", ")}, or leave #${parsed.hash} out.${didYouMean(
          `#${parsed.hash}`,
          anchors.map((anchor) => `#${anchor}`),
        )}`;
  }
  return undefined;
}

/** What is wrong with the name of an enquiry's address, or undefined where it is right. */
function addressMessage(name: string, { addresses }: References): string | undefined {
  const names = Object.keys(addresses ?? {});
  if (!addresses || names.includes(name)) return undefined;
  return `found the name ${shown(name)}, which content/site.yaml does not list below enquiries.addresses; expected one of ${names.join(", ")}.${didYouMean(name, names)}`;
}

/** The files in the folder of a file that does not exist, written as paths like its own. */
function neighboursOf(target: string, src: string): string[] {
  const folder = dirname(target);
  return existsSync(folder) ? readdirSync(folder).map((name) => `${dirname(src)}/${name}`) : [];
}

/** What is wrong with the path to a picture, or undefined where it is right. */
function fileMessage(src: string, content: ContentFile, references: References): string | undefined {
  const target = resolve(dirname(content.absolutePath), src);
  const insideContent = !relative(references.contentRoot, target).startsWith(`..${sep}`);
  if (!insideContent) return `found ${shown(src)}, which lies outside content/; put the file into content/images.`;
  if (!isFile(target)) {
    return `found ${shown(src)}, but there is no such file; paths are relative to ${dirname(`content/${content.file}`)}/.${didYouMean(src, neighboursOf(target, src))}`;
  }
  const { size } = statSync(target);
  if (size > maxImageBytes) {
    return `found a picture of ${Math.round(size / 1024)} kB; expected ${maxImageBytes / 1024} kB at most. Save it smaller, no wider than 2000 pixels.`;
  }
  return undefined;
}

/** Something wrong within a value, and the words of the value it is about. */
interface Finding {
  words: string;
  message: string;
}

const facts = factNames.map((name) => `{${name}}`);

function textFindings(text: string): Finding[] {
  return placeholdersIn(text)
    .map((name) => `{${name}}`)
    .filter((words) => !facts.includes(words))
    .map((words) => ({
      words,
      message: `found ${words}, which is no fact of content/site.yaml; expected one of ${facts.join(", ")}.${didYouMean(words, facts)}`,
    }));
}

function markdownFindings(text: string, references: References): Finding[] {
  const links = markdownLinks(text).flatMap(({ url }) => findingOf(url, linkMessage(url, references)));
  const html = htmlIn(text)
    .slice(0, 1)
    .map((words) => ({
      words,
      message: `found the HTML ${shown(words)}, which would be shown as it stands; write Markdown instead.`,
    }));
  return [...textFindings(text), ...links, ...html];
}

const findingOf = (words: string, message: string | undefined): Finding[] =>
  message === undefined ? [] : [{ words, message }];

/** True where a link leads to another site, by its own address or by the one it names. */
function leavesSite(link: string, { links }: References): boolean {
  const parsed = parseLinkTarget(link);
  return isExternal(parsed.type === "named" ? String(links?.[parsed.name] ?? "") : link);
}

/** What is wrong with the pair of a link and its `external`, and at which of the two it is fixed. */
function externalMessage(link: string, external: unknown, references: References) {
  if (parseLinkTarget(link).type === "named" && !references.links) return undefined;
  const leaves = leavesSite(link, references);
  if (leaves === (external === true)) return undefined;
  return leaves
    ? {
        field: "link",
        message: `found a link to another site (${link}) without external: true; add that line, so that the link opens in a new tab and says so.`,
      }
    : {
        field: "external",
        message: `found external: true beside a link that stays on the site (${link}); leave that line out.`,
      };
}

/** Every link, picture and name in braces of a file that leads nowhere. */
export function checkReferences(content: ContentFile, kind: ContentKind, references: References): Problem[] {
  const problems: Problem[] = [];
  const report = (path: FieldPath, findings: readonly Finding[]) => {
    for (const { words, message } of findings) problems.push(problemAt(content, path, message, { words }));
  };
  visitFields(fieldsOfKind(kind), content.data, (value, path, field) => {
    if (typeof value === "string") {
      if (field.contentFormat === "link")
        report(path, [...findingOf(value, linkMessage(value, references)), ...textFindings(value)]);
      if (field.contentFormat === "address") report(path, findingOf(value, addressMessage(value, references)));
      if (field.contentFormat === "file") report(path, findingOf(value, fileMessage(value, content, references)));
      if (field.contentFormat === "text") report(path, textFindings(value));
      if (field.contentFormat === "markdown") report(path, markdownFindings(value, references));
    }
    if (field.properties?.external && field.properties.link) {
      const { link, external } = value as { link?: unknown; external?: unknown };
      if (typeof link !== "string" || linkMessage(link, references) !== undefined) return;
      const wrong = externalMessage(link, external, references);
      if (wrong) problems.push(problemAt(content, [...path, wrong.field], wrong.message));
    }
  });
  return problems;
}
