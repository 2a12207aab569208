import { basename, join, resolve } from "node:path";
import { type ContentFile, filesBelow } from "../content/files/load";
import { formatted } from "../content/files/written";
import { kindOf, pagePathOf, pageTraits } from "../content/kinds";
import { parseLinkTarget } from "../content/links/link-target";
import { eveningFileOf, eveningOf } from "../content/pictures/evening-picture";
import { inlineLinks } from "../content/text/markdown";
import { capitalised } from "../content/text/text";
import { onceFor, visitEach } from "./field-visits";
import { linesOf } from "./lines";
import { pictureFile } from "./pictures";
import { type Problem, problemAt, problemOfFile, problemOfLine } from "./problems";
import { markdownIn } from "./texts";

interface Remark {
  message: string;
  words?: string;
  instead?: string;
}

const fileName = /^\S+\.(png|jpe?g|webp|avif|svg|gif)$/i;
const pictureOf = /^(an? |the )?(image|picture|photo(graph)?|graphic|illustration|screenshot|icon) (of|showing)\s+/i;
const nothingSaid = /^(an? )?(image|picture|photo|graphic|illustration|logo|icon|screenshot|untitled|dsc\d*|img\d*)$/i;

/** Alternative texts that tell nothing, after the rules of the W3C's alt decision tree. */
function remarkOnAlternative(alt: string): Remark | undefined {
  if (fileName.test(alt)) return { message: "found the name of a file; say what the picture shows." };
  if (nothingSaid.test(alt)) return { message: "found the kind of thing it is; say what the picture shows." };
  const start = pictureOf.exec(alt)?.[0];
  if (!start) return undefined;
  const message = `found a text that begins with "${start.trim()}"; screen readers say that it is a picture by themselves. Say only what is shown.`;
  return { message, instead: capitalised(alt.slice(start.length)) };
}

/** Marks that people leave where they mean to come back. */
const unfinished = /\b(TODO|TBD|TBC|FIXME|XXX)\b|\blorem ipsum\b|\?\?\?|\[(?:\.\.\.|…|insert\b[^\]]*|your [^\]]*)\]/i;

/** Claims that the law of many countries allows only with proof, such as the directive (EU) 2024/825. */
const claim = new RegExp(
  [
    String.raw`\b(climate|carbon|co2|co₂)[- ](neutral|positive|negative|friendly|free)\b`,
    String.raw`\b(environmentally|planet|eco|climate)[- ]?friendly\b`,
    String.raw`\bnet[- ]zero\b`,
    String.raw`\b(zero|no)[- ](emissions?|carbon|waste)\b`,
    String.raw`\bemission[- ]free\b`,
    String.raw`\b100 ?% (green|renewable|recycled|recyclable|sustainable)\b`,
    String.raw`\bbiodegradable\b`,
    String.raw`\b(green|sustainable) (hosting|electricity|power|company|products?|software|materials?)\b`,
  ].join("|"),
  "i",
);

/** Words by which a text names where a claim comes from. */
const source =
  /https?:|\]\(|\baccording to\b|\b(certified|verified|audited|measured|calculated)\b|\b(ISO|EN|GHG|source)\b/i;

const proof = "many countries allow such words only with proof. Say who measured or certified it, or leave it out.";

function remarksOnText(value: string, isShown: boolean): Remark[] {
  const [left] = unfinished.exec(value) ?? [];
  const [claimed] = (isShown && !source.test(value) && claim.exec(value)) || [];
  return [
    ...(left ? [{ words: left, message: `found "${left}", which looks unfinished; visitors would read it.` }] : []),
    ...(claimed ? [{ words: claimed, message: `found the claim "${claimed}" without a source; ${proof}` }] : []),
  ];
}

function remarkOnDay(value: string, dayOf: "end" | "change", today: string): Remark | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  if (dayOf === "end" && value < today)
    return { message: `found the day ${value}, which is over; look at it again and move the day.` };
  if (dayOf === "change" && value > today)
    return { message: `found the day ${value}, which is yet to come; expected the day of a change.` };
  return undefined;
}

export function adviceOn(content: ContentFile, today: string): Problem[] {
  return visitEach(content, (value, path, { contentFormat, dayOf }) => {
    if (typeof value !== "string" || contentFormat === "file" || contentFormat === "link") return [];
    const field = String(path.at(-1));
    const remarks = [
      field === "alt" ? remarkOnAlternative(value.trim()) : undefined,
      dayOf ? remarkOnDay(value, dayOf, today) : undefined,
      ...remarksOnText(value, contentFormat !== undefined),
    ];
    return remarks.flatMap((remark) => {
      if (!remark) return [];
      const { message, words = value, instead } = remark;
      return [problemAt(content, path, message, { at: { words }, instead, level: "advice" })];
    });
  });
}

const pathsFrom = onceFor((content: ContentFile): string[] =>
  visitEach(content, (value, _, { contentFormat }) => {
    if (typeof value !== "string") return [];
    if (contentFormat === "link") return [value];
    if (contentFormat === "inline") return inlineLinks(value);
    return contentFormat === "markdown" ? (markdownIn(content).get(value)?.links ?? []) : [];
  }).flatMap((target) => {
    const parsed = parseLinkTarget(target);
    return parsed.type === "page" ? [parsed.path] : [];
  }),
);

/** Pages that visitors cannot come to: no navigation, card or text leads there. */
function unlinkedPages(files: readonly ContentFile[]): Problem[] {
  const links = files.map((content) => ({ file: content.file, paths: new Set(pathsFrom(content)) }));
  return files.flatMap(({ file, document }) => {
    const path = pagePathOf(file);
    const kind = kindOf(file);
    // Pages that no list names are shown by the server alone.
    if (path === undefined || path === "/" || !kind || !pageTraits(kind)?.llms) return [];
    // An overview leads to a page by the link of its card, and the pages of its services to a case study.
    if (document.getIn(["card", "learnMoreLink", "url"]) === path || kind.typeName === "CaseStudy") return [];
    if (links.some((other) => other.file !== file && other.paths.has(path))) return [];
    const message = `found no link to this page (${path}) in navigation.yaml or on any other page; visitors find it by search engines only.`;
    return [problemOfFile(file, message, "advice")];
  });
}

/** Pictures that no file names any more, and evenings of pictures that have been replaced. */
export function unusedPictures(files: readonly ContentFile[], contentRoot: string): Problem[] {
  const folder = join(contentRoot, "images");
  const used = new Set(
    files.flatMap((content) =>
      visitEach(content, (value, _, { contentFormat }) =>
        contentFormat === "file" && typeof value === "string" ? [pictureFile(value, content)] : [],
      ),
    ),
  );
  const evenings = new Map([...used].map((picture) => [eveningFileOf(picture), picture]));
  return filesBelow(folder)
    .filter((name) => /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(name) && !used.has(resolve(folder, name)))
    .flatMap((name) => {
      const day = evenings.get(resolve(folder, name));
      if (day && eveningOf(day)) return [];
      const message = day
        ? `found the evening of an earlier ${basename(day)}, which is not shown: dark colours show the new picture dimmed. Delete it, or put an evening of the new picture in its place.`
        : "found a picture that no page shows; delete it, or show it.";
      return [problemOfFile(`images/${name}`, message, "advice")];
    });
}

/** Advice for a file in which the editor's first change would write other lines anew as well. */
export const formattingAdvice = onceFor((content: ContentFile): Problem[] => {
  const { source: text, unreadable } = content;
  const right = linesOf(formatted(text));
  const line = linesOf(text).findIndex((words, index) => words !== right[index]) + 1;
  if (unreadable || line === 0) return [];
  const message = 'found lines in another form than the editor writes them in; "npm run format" gives it to all files.';
  return [{ ...problemOfLine(content, { line, column: 1 }, message), right: right[line - 1] ?? "", level: "advice" }];
});

interface SiteContext {
  today: string;
  contentRoot: string;
  /** False where a file cannot be read: what it leads to and shows is not known then. */
  isWhole: boolean;
  /** Files of other languages, which may show pictures; undefined where pictures are not to be looked for. */
  filesBeside: readonly ContentFile[] | undefined;
}

export const allAdvice = (files: readonly ContentFile[], context: SiteContext): Problem[] => [
  ...files.flatMap((content) => adviceOn(content, context.today)),
  ...(context.isWhole ? unlinkedPages(files) : []),
  ...(context.isWhole && context.filesBeside
    ? unusedPictures([...files, ...context.filesBeside], context.contentRoot)
    : []),
];
