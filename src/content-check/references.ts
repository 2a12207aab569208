import { basename, join, resolve } from "node:path";
import { contentTypeOf, detailTypes, pagePathOf, pageTraits, type TypeName } from "../content/content-types";
import type { FieldPath, FieldSchema } from "../content/fields/field-schemas";
import { fieldName, valueAt } from "../content/fields/values";
import { filesBelow } from "../content/files/file-tree";
import type { ContentFile } from "../content/files/load";
import { parseLinkTarget } from "../content/links/link-target";
import { onceFor } from "../content/once-for";
import { eveningFileOf, eveningOf } from "../content/pictures/evening-picture";
import { inlineLinks, markdownParts } from "../content/text/markdown";
import { weightNames } from "../content/text/text";
import { pictureFile, pictureProblem } from "./pictures";
import { inWords, meant, type Problem, problemAt, problemOfFile, type ValueProblem, visitEach } from "./problems";
import { linkProblem, sectionsOf, type Targets, unknownName } from "./targets";

interface Named {
  words: string;
  path: FieldPath;
  field: FieldSchema;
  as: keyof typeof checks;
}

const beforeWeighing = /^head\.|^(hero\.)?(superHeading|title)$/;

const checks = {
  link: ({ words, field }, targets) => {
    const found = linkProblem(words, targets);
    if (found.length > 0 || !field.opensWizard) return found;
    const wizards = targets.entriesOf("Wizard", "key").map((name) => `#${name}`);
    if (wizards.some((end) => words.endsWith(end))) return [];
    const expected = `expected an address that ends in one of ${wizards.join(", ")}`;
    return [{ message: `found ${inWords(words)}, which opens no wizard; ${expected}.` }];
  },
  emptyLink: ({ words }) => [
    { message: `found the link ${words} without an address; write where it leads between its brackets.` },
  ],
  file: ({ words }, { contentRoot }, content) => pictureProblem(words, content, contentRoot),
  entry: ({ words, field: { linksTo = "", linkBy } }, targets) => {
    const known = targets.entriesOf(linksTo, linkBy ?? "path");
    if (linkBy) return unknownName(words, known, `but there is no file of this name in content/`);
    // Of a page whose file cannot be read nothing is known yet, and one that is not there is told as a link.
    const isUnread = targets.pages.has(words) && targets.pages.get(words) === undefined;
    if (known.includes(words) || isUnread || linkProblem(words, targets).length > 0) return [];
    return [{ message: `found ${inWords(words)}; expected one of ${known.join(", ")}.` }];
  },
  /** Of the weight of a page: only the end of a build would tell that there is no such page. */
  weight: ({ words, path, field }, { pages }, { file }) => {
    const [, figure, page = ""] = /^\{(\w+):(.*)\}$/.exec(words) ?? [];
    if (!pages.has(page)) {
      const { hint, instead } = meant(page, [...pages.keys()]);
      const message = `found ${words}, but no page has the path ${page}.${hint}`;
      return [{ message, instead: instead && `{${figure}:${instead}}` }];
    }
    const type = contentTypeOf(file);
    // A wizard's words stand in windows too, whose files nothing is filled into.
    const isOfPage = type && type.typeName !== "Wizard" && pageTraits(type) && !beforeWeighing.test(fieldName(path));
    if (isOfPage && field.contentFormat !== "data" && field.contentFormat !== "link") return [];
    return [
      {
        message: `found ${words}, which nothing fills in here: a weight may stand in the texts of a page, but for its head, its headline and the line above. Leave it out.`,
      },
    ];
  },
} as const satisfies Record<string, (named: Named, targets: Targets, content: ContentFile) => ValueProblem[]>;

const namesIn = onceFor((content: ContentFile): readonly Named[] =>
  visitEach(content, (value, path, field) => {
    if (typeof value !== "string") return [];
    const { contentFormat: format, linksTo } = field;
    const named = (as: Named["as"], all: readonly string[] = [value]) =>
      all.map((words) => ({ words, path, field, as }));
    const isText = format === "inline" || format === "markdown";
    const links = (format === "markdown" ? markdownParts(value).links : inlineLinks(value)).filter((url) => url !== "");
    return [
      ...(isText ? named("link", links) : []),
      ...(isText ? named("emptyLink", value.match(/\[[^\]\n]+\]\(\s*\)/g) ?? []) : []),
      ...(format === "link" || format === "file" ? named(format) : []),
      ...(format ? named("weight", value.match(weightNames) ?? []) : []),
      ...(linksTo ? named("entry") : []),
    ];
  }),
);

const listProblems = (content: ContentFile): Problem[] =>
  visitEach(content, (list, path, { items }) => {
    if (!Array.isArray(list) || !items?.linksTo) return [];
    return list.flatMap((value, index) => {
      const told = (reason: string) => [
        problemAt(content, [...path, index], `found ${inWords(value)}, ${reason}; name another.`),
      ];
      if (value === pagePathOf(content.file)) return told("which is this page itself");
      return list.indexOf(value) < index ? told("which stands in this list already") : [];
    });
  });

export const referenceProblems = (content: ContentFile, targets: Targets): Problem[] => [
  ...listProblems(content),
  ...namesIn(content).flatMap((named) =>
    checks[named.as](named, targets, content).map(({ message, ...details }: ValueProblem) =>
      problemAt(content, named.path, message, { words: named.words, ...details }),
    ),
  ),
];

/** Sheets of a page that has none of their kind: their tabs would not be there. */
export const sheetProblems = (content: ContentFile, files: readonly ContentFile[]): Problem[] =>
  sectionsOf(content).flatMap(({ kind, sheets }, block) => {
    if (kind !== "proof" || !Array.isArray(sheets)) return [];
    return sheets.flatMap((sheet, index) => {
      const page = files.find(({ file }) => pagePathOf(file) === sheet?.page);
      const parts = page && sectionsOf(page).map((part) => part.kind);
      if (page && valueAt(page.data, ["footprintCalculator"])) parts?.push("footprint");
      if (!parts || parts.includes(sheet.shows)) return [];
      const message = `found ${inWords(sheet.shows)}, and ${sheet.page} has none; name another page, or what that one has.`;
      return [problemAt(content, ["sections", block, "sheets", index, "shows"], message)];
    });
  });

/** Neighbours that are named by one side only, as those of a page that was just copied are. */
export function relationAdvice(files: readonly ContentFile[]): Problem[] {
  const details = files.filter(({ file }) => detailTypes.has(contentTypeOf(file)?.typeName as TypeName));
  const neighboursOf = (content: ContentFile) =>
    namesIn(content).filter(({ path, as }) => path[0] === "related" && as === "entry");
  return details.flatMap((content) =>
    neighboursOf(content).flatMap(({ words, path }) => {
      const own = pagePathOf(content.file);
      const other = details.find(({ file }) => pagePathOf(file) === words);
      if (!other || other === content || neighboursOf(other).some((back) => back.words === own)) return [];
      const message = `found ${inWords(words)}, which does not lead back; add ${own} to related in content/${other.file}, or leave it out here.`;
      return [problemAt(content, path, message, { level: "advice" })];
    }),
  );
}

export function unlinkedPages(files: readonly ContentFile[]): Problem[] {
  const links = files.flatMap((content) =>
    namesIn(content).flatMap(({ as, words }) => {
      const target = as === "link" && parseLinkTarget(words);
      return target && target.type === "page" ? [{ from: content.file, path: target.path }] : [];
    }),
  );
  return files.flatMap(({ file, data }) => {
    const path = pagePathOf(file);
    const type = contentTypeOf(file);
    // Pages that no list names are shown by the server alone.
    if (path === undefined || path === "/" || !type || !pageTraits(type)?.llms) return [];
    // An overview leads to a page by the link of its card, and the pages of its services to a case study.
    if (valueAt(data, ["card", "learnMoreLink", "url"]) === path || type.typeName === "CaseStudy") return [];
    if (links.some((link) => link.path === path && link.from !== file)) return [];
    const message = `found no link to this page (${path}) in navigation.yaml or on any other page; visitors find it by search engines only.`;
    return [problemOfFile(file, message, "advice")];
  });
}

export function unusedPictures(files: readonly ContentFile[], contentRoot: string): Problem[] {
  const folder = join(contentRoot, "images");
  const used = files.flatMap((content) =>
    namesIn(content).flatMap(({ as, words }) => (as === "file" ? pictureFile(words, content) : [])),
  );
  const days = new Map(used.map((picture) => [eveningFileOf(picture), picture]));
  return filesBelow(folder)
    .filter((name) => /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(name) && !used.includes(resolve(folder, name)))
    .flatMap((name) => {
      const day = days.get(resolve(folder, name));
      if (day && eveningOf(day)) return [];
      const message = day
        ? `found the evening of an earlier ${basename(day)}, which is not shown: dark colours show the new picture dimmed. Delete it, or put an evening of the new picture in its place.`
        : "found a picture that no page shows; delete it, or show it.";
      return [problemOfFile(`images/${name}`, message, "advice")];
    });
}
