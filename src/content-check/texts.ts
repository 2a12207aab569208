import { contentTypeOf } from "../content/content-types";
import { valueAt } from "../content/fields/values";
import { countNames, figureName, figureNamesAt, figuresOf } from "../content/figures/figures";
import type { ContentFile } from "../content/files/load";
import { folderOf, languagesOf } from "../content/languages/languages";
import { onceFor } from "../content/once-for";
import type { ContentFormat } from "../content/schemas/fields";
import { factNames } from "../content/schemas/site";
import { brokenLinks, markdownParts } from "../content/text/markdown";
import { placeholdersIn, weightNames } from "../content/text/text";
import { adviceOnWords, isUnwritten } from "./advice";
import { inWords, type Level, meant, type Problem, problemAt, type ValueProblem, visitEach } from "./problems";
import { sectionsOf } from "./targets";

const figureless =
  "a figure that nothing here gives; expected it in a block that has such entries, times or amounts (docs/editing.md).";

function nameFindings(text: string, figures: readonly string[]): ValueProblem[] {
  const known = [...factNames, ...countNames, ...figures].map((name) => `{${name}}`);
  return placeholdersIn(text.replace(weightNames, ""))
    .map((name) => `{${name}}`)
    .filter((words) => !known.includes(words))
    .map((words) => {
      if (figureName.test(words)) return { words, message: `found ${words}, ${figureless}` };
      const { hint, instead } = meant(words.replace(/ /g, ""), known);
      const message = `found ${words}, which is no fact of content/site.yaml; expected one of ${known.join(", ")}.${hint}`;
      return { words, message, instead };
    });
}

const tags =
  "a|abbr|audio|b|big|blockquote|br|button|center|code|div|em|embed|font|form|h[1-6]|hr|i|iframe|img|input|li|link|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|td|tr|u|ul|video";

/** A sign that would be shown as it is typed, why, and how much that matters. */
type Mark = readonly [sign: RegExp, reason: string, level?: Level];

const html: Mark = [new RegExp(`</?(?:${tags})\\b[^<>]*>`, "i"), "this text has no HTML"];
const bold: Mark = [/\*\*(\S(?:[^*]*\S)?)\*\*/, "this text has no bold words"];
// Such a sign may be meant: of a remark, or before a name.
const line: Mark = [/^ *(?:#{1,6}|[-*]) \S.*$/m, "this text has no headings and no lists", "advice"];
const link: Mark = [/\[([^\]]+)\]\((?:https?:|mailto:|tel:|\/|site:)[^)]*\)/, "this text has no links"];
const braces: Mark = [/\{\{[^{}]*\}\}/, "a name stands in one pair of braces"];
// Behind a bracket it is part of a link, behind a quotation mark of HTML, behind a backtick of a sample.
const address = /(?<![[(<"']|\]: *|`[^`]*)https?:\/\/[^\s<>)]*[^\s<>).,;:!?]/;
const bare: Mark = [address, "a text that takes links has them as [words](https://example.com)", "advice"];

const plain = [html, bold, line, link, braces];

/** By the format of a field. A template's schema knows the names that it may use. */
const marksOf: Readonly<Partial<Record<ContentFormat, readonly Mark[]>>> = {
  text: [...plain, bare],
  data: plain,
  link: plain,
  inline: [html, bold, line, braces, bare],
  markdown: [braces, bare],
};

function markFindings(text: string, format: ContentFormat, marks: readonly Mark[]): ValueProblem[] {
  const told = (words: string, reason: string, level: Level = "error"): ValueProblem => {
    return { words, message: `found ${inWords(words)}, which would be shown as it is typed; ${reason}.`, level };
  };
  const broken = format === "inline" ? brokenLinks(text) : [];
  const tagsWithin = format === "markdown" ? markdownParts(text).html.slice(0, 1) : [];
  return [
    ...broken.map((words) => told(words, "write its address without blanks and brackets, such as [words](/about)")),
    ...tagsWithin.map((words) => told(words, "write Markdown instead")),
    ...marks.flatMap(([sign, reason, level]) =>
      (sign.exec(text) ?? []).slice(0, 1).map((words) => told(words, reason, level)),
    ),
  ];
}

export const textProblems = onceFor((content: ContentFile): Problem[] =>
  visitEach(content, (value, path, { contentFormat: format }) => {
    if (typeof value !== "string") return [];
    const marks = format && marksOf[format];
    const isName = format === "text" && ["title", "name"].includes(String(path.at(-1)));
    const isWordless = isName && value !== "" && !/[\p{L}\p{N}]/u.test(value);
    const takesFigures = (format === "text" || format === "inline") && value.includes("{");
    const found = [
      ...(marks ? nameFindings(value, takesFigures ? figureNamesAt(content.data, path) : []) : []),
      ...(marks ? markFindings(value, format, marks) : []),
      ...(isWordless ? [{ message: `found ${inWords(value)}, which has no letter or digit; say it in words.` }] : []),
      ...adviceOnWords(value, path.at(-1), format),
    ];
    return found.map(({ message, words = value, ...details }) =>
      problemAt(content, path, message, { words, ...details }),
    );
  }),
);

/** Times are no entries: "Three months". */
const times = /^(second|minute|hour|day|week|month|year|sekunde|stunde|tag|woche|monat|jahr)/i;

/** A number in words with one more word and nothing else, above a list of another length: "Five changes". */
export function miscounted(files: readonly ContentFile[]): Problem[] {
  const words = files.find(({ file }) => contentTypeOf(file)?.typeName === "InterfaceWords");
  const numbers = [valueAt(words?.data, ["numbers"])].flat().map(String);
  return files.flatMap((content) =>
    sectionsOf(content).flatMap((block, index) => {
      const { entries } = figuresOf(block, { language: "en", numbers });
      return ["superHeading", "title"].flatMap((key) => {
        const [text = "", number = "", noun = ""] = /^(\p{L}+) (\p{L}+)\.?$/u.exec(String(block[key])) ?? [];
        const count = numbers.indexOf(number.toLowerCase());
        if (!entries || count < 2 || numbers[count] === entries || times.test(noun)) return [];
        const message = `found "${number}", and ${entries} entries below; where it counts these, write {Entries}, which is always right.`;
        const right = { instead: `"${text.replace(number, "{Entries}")}"`, level: "advice" } as const;
        return [problemAt(content, ["sections", index, key], message, right)];
      });
    }),
  );
}

export function unwrittenIn(files: readonly ContentFile[], languages = languagesOf(files)): Problem[] {
  const published = languages.map(({ folder }) => folder);
  return files
    .filter(({ file }) => published.includes(folderOf(file)))
    .flatMap(textProblems)
    .filter(isUnwritten);
}

/** Controls, spaces without a width, and signs that turn the line round. A drawn sign may be joined by U+200D. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a text
const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060-\u2069\ufeff]/;

export const unseenSigns = (content: ContentFile): Problem[] =>
  visitEach(content, (value, path) => {
    const [sign] = (typeof value === "string" && unseen.exec(value)) || [];
    if (sign === undefined) return [];
    const code = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    const message = `found ${code}, a sign that cannot be seen, which mostly comes from copying out of another program; type this place again.`;
    return [problemAt(content, path, message, { words: sign })];
  });
