import { join } from "node:path";
import type { FieldPath, FieldSchema } from "../content/fields/field-schemas";
import { fileInfo } from "../content/files/file-tree";
import type { ContentFile } from "../content/files/load";
import { detailKinds, type KindName, kindOf, pagePathOf } from "../content/kinds";
import { isWithin, parseLinkTarget } from "../content/links/link-target";
import type { ContentFormat } from "../content/schemas/fields";
import { inlineLinks } from "../content/text/markdown";
import { weightNames } from "../content/text/text";
import { visitEach } from "./field-visits";
import { pictureProblem } from "./pictures";
import { meant, type Problem, problemAt, shown, type ValueProblem } from "./problems";
import type { Targets } from "./targets";
import { markdownIn } from "./texts";

function unknownName(value: string, known: readonly string[], what: string): ValueProblem[] {
  if (known.includes(value)) return [];
  const { hint, instead } = meant(value, known);
  return [{ message: `found ${shown(value)}, ${what}; expected one of ${known.join(", ")}.${hint}`, instead }];
}

/** An address of the machine itself, or of its network, as it stands in the browser beside a preview. */
const ownMachine =
  /^(?:https?:\/\/)?(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|192\.168(?:\.\d+){2}|10(?:\.\d+){3})(?:[:/?#]|$)/i;

/** What a full address is like; names in braces stand for what `site.yaml` says, which is checked there. */
const addresses: readonly (readonly [start: string, form: RegExp, example: string])[] = [
  ["https:", /^https:\/\/([^\s@/]+@)?([\p{L}\d{}-]+\.)+[\p{L}\d{}-]{2,}(:\d+)?([/?#]\S*)?$/u, "https://example.com"],
  ["mailto:", /^mailto:(\{\w+\}|[^\s@?]+@[^\s@?]+\.[^\s@?.]{2,})(\?\S*)?$/, "mailto:hello@example.com"],
  ["tel:", /^tel:(\{\w+\}|[+*#\d().-]*\d[+*#\d().-]{2,})(;\S*)?$/, "tel:+4930123456"],
];

function addressProblem(url: string): ValueProblem[] {
  const found = addresses.find(([start]) => url.startsWith(start));
  if (!found || found[1].test(url)) return [];
  const space = /\s/.test(url) ? " Write it without a space, or %20 in its place." : "";
  return [{ message: `found ${shown(url)}, which leads nowhere; expected an address such as ${found[2]}.${space}` }];
}

const forms =
  "a page path such as /about, a name from site.yaml such as site:blog, or an address that starts with https://, mailto: or tel:";

/** A page of this site by its whole address: whether it is there was never asked, and it stays when the page moves. */
function wholeAddress(target: string, { site = "", pages }: Targets): ValueProblem[] {
  const place = target.slice(site.length) || "/";
  const path = place.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1");
  const found = `found ${shown(target)}, a page of this site by its whole address`;
  if (pages.has(path)) {
    return [
      { message: `${found}; write ${place}, which follows when the page moves.`, instead: place, level: "advice" },
    ];
  }
  if (/\.\w+$/.test(path)) return [];
  return [{ message: `${found}, but no page has the path ${path}.${meant(path, [...pages.keys()]).hint}` }];
}

function pageProblem(target: string, path: string, hash: string | undefined, targets: Targets): ValueProblem[] {
  const { pages, moved, staticRoot } = targets;
  const place = hash === undefined ? "" : `#${hash}`;
  if (pages.has(path)) {
    const anchors = pages.get(path);
    if (hash === undefined || !anchors || anchors.includes(hash)) return [];
    const places = anchors.map((anchor) => `#${anchor}`);
    const { hint, instead } = meant(place, places);
    const expected =
      places.length > 0 ? `expected one of ${places.join(", ")}, or leave ${place} out.` : "leave it out.";
    const message = `found ${shown(target)}, but ${path} has no place called ${place}; ${expected}${hint}`;
    return [{ message, instead: instead && path + instead }];
  }
  if (fileInfo(join(staticRoot, path))?.isFile()) return [];
  const now = moved.get(path) ?? (pages.has(path.replace(/\/+$/, "")) ? path.replace(/\/+$/, "") : undefined);
  if (now !== undefined) {
    const what = moved.has(path) ? `an earlier address of ${now}; write that one` : `but paths end without a slash`;
    return [{ message: `found ${shown(target)}, ${what}.`, instead: now + place }];
  }
  const { hint, instead } = meant(path, [...pages.keys()]);
  return [
    { message: `found ${shown(target)}, but no page has this path.${hint}`, instead: instead && instead + place },
  ];
}

/** A link that leads nowhere, or is written in a way that the site does not know. */
function linkProblem(target: string, targets: Targets): ValueProblem[] {
  const { links, site } = targets;
  if (site && isWithin(target, site)) return wholeAddress(target, targets);
  if (ownMachine.test(target)) {
    const message = `found ${shown(target)}, an address of your own computer or network, which leads visitors to theirs; expected the path of the page such as /contact.`;
    return [{ message }];
  }
  const parsed = parseLinkTarget(target);
  if (parsed.type === "unknown") return [{ message: `found ${shown(target)}; expected ${forms}.` }];
  if (parsed.type === "address") return addressProblem(parsed.url);
  if (parsed.type === "page") return pageProblem(target, parsed.path, parsed.hash, targets);
  const what = "a name that content/site.yaml does not list below links";
  return links
    ? unknownName(
        target,
        Object.keys(links).map((name) => `site:${name}`),
        what,
      )
    : [];
}

/** Names of the weight of a page that is not there, which only the end of a build would tell. */
const weightFindings = (value: string, { pages }: Targets): ValueProblem[] =>
  [...value.matchAll(weightNames)].flatMap(([words, figure, path = ""]) => {
    if (pages.has(path)) return [];
    const { hint, instead } = meant(path, [...pages.keys()]);
    const message = `found ${words}, but no page has the path ${path}.${hint}`;
    return [{ words, message, instead: instead && `{${figure}:${instead}}` }];
  });

const emptyLinks = (text: string): ValueProblem[] =>
  [...text.matchAll(/\[[^\]\n]+\]\(\s*\)/g)].map(([words]) => ({
    words,
    message: `found the link ${words} without an address; write where it leads between its brackets.`,
  }));

/** The links of a longer text. A link without an address is told with its words, as nothing else of it can be found. */
const linkFindings = (text: string, links: readonly string[], targets: Targets): ValueProblem[] => [
  ...links
    .filter((url) => url !== "")
    .flatMap((url) => linkProblem(url, targets).map((problem) => ({ ...problem, words: url }))),
  ...emptyLinks(text),
];

interface Place {
  content: ContentFile;
  path: FieldPath;
  targets: Targets;
}

const checks: Readonly<Partial<Record<ContentFormat, (value: string, place: Place) => ValueProblem[]>>> = {
  inline: (value, { targets }) => linkFindings(value, inlineLinks(value), targets),
  markdown: (value, { content, targets }) => linkFindings(value, markdownIn(content).get(value)?.links ?? [], targets),
  link: (value, { targets }) => linkProblem(value, targets),
  endpoint: (value, { targets: { endpoints } }) =>
    endpoints
      ? unknownName(
          value,
          Object.keys(endpoints),
          "a name that content/site.yaml does not list below enquiries.endpoints",
        )
      : [],
  file: (value, { content, targets }) => pictureProblem(value, content, targets.contentRoot),
};

function entryProblem(value: string, { linksTo = "", linkBy }: FieldSchema, { targets }: Place): ValueProblem[] {
  const known = targets.entriesOf(linksTo, linkBy ?? "path");
  if (linkBy) return unknownName(value, known, `but there is no file of this name in content/`);
  if (known.includes(value)) return [];
  // Of a page whose file cannot be read nothing is known yet, and one that is not there is told as a link.
  const isUnread = targets.pages.has(value) && targets.pages.get(value) === undefined;
  if (isUnread || linkProblem(value, targets).length > 0) return [];
  return [{ message: `found ${shown(value)}; expected one of ${known.join(", ")}.` }];
}

/** A list of entries that names one twice, or the page itself. */
function listProblems(list: readonly unknown[], { content, path }: Place): Problem[] {
  const own = pagePathOf(content.file);
  return list.flatMap((value, index) => {
    const told = (reason: string) => [
      problemAt(content, [...path, index], `found ${shown(value)}, ${reason}; name another.`),
    ];
    if (value === own) return told("which is this page itself");
    return list.indexOf(value) < index ? told("which stands in this list already") : [];
  });
}

/** Every link, picture, name of an entry and name in braces of a file that leads nowhere. */
export const referenceProblems = (content: ContentFile, targets: Targets): Problem[] =>
  visitEach(content, (value, path, field) => {
    const place = { content, path, targets };
    if (Array.isArray(value) && field.items?.linksTo) return listProblems(value, place);
    if (typeof value !== "string") return [];
    const { contentFormat, linksTo } = field;
    const found = [
      ...(contentFormat ? [...(checks[contentFormat]?.(value, place) ?? []), ...weightFindings(value, targets)] : []),
      ...(linksTo ? entryProblem(value, field, place) : []),
    ];
    return found.map(({ words = value, message, instead, level }) =>
      problemAt(content, path, message, { at: { words }, instead, ...(level && { level }) }),
    );
  });

/** Neighbours that are named by one side only, as those of a page that was just copied are. */
export function relationAdvice(files: readonly ContentFile[]): Problem[] {
  const relatedOf = ({ data }: ContentFile): unknown[] => {
    const { related } = data as { related?: unknown };
    return Array.isArray(related) ? related : [];
  };
  const details = files.filter(({ file }) => detailKinds.has(kindOf(file)?.typeName as KindName));
  const pages = new Map<unknown, ContentFile>(details.map((content) => [pagePathOf(content.file), content]));
  return details.flatMap((content) =>
    relatedOf(content).flatMap((target, index) => {
      const own = pagePathOf(content.file);
      const other = pages.get(target);
      if (!other || other === content || relatedOf(other).includes(own)) return [];
      const message = `found ${shown(target)}, which does not lead back; add ${own} to related in content/${other.file}, or leave it out here.`;
      return [problemAt(content, ["related", index], message, { level: "advice" })];
    }),
  );
}
