import { countNames } from "../content/figures/counts";
import { figureNamesAt } from "../content/figures/figures";
import type { ContentFile } from "../content/files/load";
import type { ContentFormat } from "../content/schemas/fields";
import { factNames } from "../content/schemas/site";
import { brokenLinks, markdownParts } from "../content/text/markdown";
import { placeholdersIn, weightNames } from "../content/text/text";
import { onceFor, visitEach } from "./field-visits";
import { type Level, meant, type Problem, problemAt, shown, type ValueProblem } from "./problems";

const facts = [...factNames, ...countNames];

function nameFindings(text: string, further: readonly string[]): ValueProblem[] {
  const known = [...facts, ...further].map((name) => `{${name}}`);
  return placeholdersIn(text.replace(weightNames, ""))
    .map((name) => `{${name}}`)
    .filter((words) => !known.includes(words))
    .map((words) => {
      const { hint, instead } = meant(words.replace(/ /g, ""), known);
      const message = `found ${words}, which is no fact of content/site.yaml; expected one of ${known.join(", ")}.${hint}`;
      return { words, message, instead };
    });
}

/** The tags of HTML that people write. */
const tags =
  "a|abbr|audio|b|big|blockquote|br|button|center|code|div|em|embed|font|form|h[1-6]|hr|i|iframe|img|input|li|link|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|td|tr|u|ul|video";

/** A sign that would be shown as it is typed, why, and how much that matters. */
type Mark = readonly [sign: RegExp, reason: string, level?: Level];

const marks = {
  html: [new RegExp(`</?(?:${tags})\\b[^<>]*>`, "i"), "this text has no HTML"],
  bold: [/\*\*(\S(?:[^*]*\S)?)\*\*/, "this text has no bold words"],
  // It may be meant: of a remark, or before a name.
  line: [/^ *(?:#{1,6}|[-*]) \S.*$/m, "this text has no headings and no lists", "advice"],
  link: [/\[([^\]]+)\]\((?:https?:|mailto:|tel:|\/|site:)[^)]*\)/, "this text has no links"],
  braces: [/\{\{[^{}]*\}\}/, "a name stands in one pair of braces"],
} as const satisfies Record<string, Mark>;

const marksOf = {
  text: [marks.html, marks.bold, marks.line, marks.link, marks.braces],
  inline: [marks.html, marks.bold, marks.line, marks.braces],
  markdown: [marks.braces],
} as const satisfies Record<string, readonly Mark[]>;

function textFindings(
  text: string,
  format: keyof typeof marksOf,
  further: readonly string[],
  html: readonly string[],
): ValueProblem[] {
  const told = (words: string, reason: string) => {
    return { words, message: `found ${shown(words)}, which would be shown as it is typed; ${reason}.` };
  };
  return [
    ...nameFindings(text, further),
    ...(format === "inline" ? brokenLinks(text) : []).map((words) =>
      told(words, "write its address without blanks and brackets, such as [words](/about)"),
    ),
    ...html.slice(0, 1).map((words) => told(words, "write Markdown instead")),
    ...marksOf[format].flatMap(([sign, reason, level]: Mark) => {
      const [words] = sign.exec(text) ?? [];
      return words === undefined ? [] : [{ ...told(words, reason), ...(level && { level }) }];
    }),
  ];
}

/** The links and the HTML of each longer text of a file. */
export const markdownIn = onceFor(
  (content: ContentFile): ReadonlyMap<string, ReturnType<typeof markdownParts>> =>
    new Map(
      visitEach(content, (value, _, { contentFormat }) =>
        contentFormat === "markdown" && typeof value === "string" ? [[value, markdownParts(value)] as const] : [],
      ),
    ),
);

/** How the words of a field are read; a template's schema knows the names that it may use. */
const readAs: Readonly<Partial<Record<ContentFormat, keyof typeof marksOf>>> = {
  text: "text",
  data: "text",
  link: "text",
  inline: "inline",
  markdown: "markdown",
};

/** Names in braces that stand for nothing, and marks that would be shown as they are typed. */
export const textProblems = onceFor((content: ContentFile): Problem[] =>
  visitEach(content, (value, path, { contentFormat }) => {
    const format = contentFormat && readAs[contentFormat];
    if (!format || typeof value !== "string") return [];
    const takesFigures = contentFormat === "text" || contentFormat === "inline";
    const figures = takesFigures && value.includes("{") ? figureNamesAt(content.data, path) : [];
    const html = markdownIn(content).get(value)?.html ?? [];
    return textFindings(value, format, figures, html).map(({ words = value, message, instead, level }) =>
      problemAt(content, path, message, { at: { words }, instead, ...(level && { level }) }),
    );
  }),
);

/** Controls, spaces without a width, and signs that turn the line round. A drawn sign may be joined by U+200D. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a text
const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060-\u2069\ufeff]/;

/** Signs of values that nobody sees, however they are written: also as "\\u200B" in quotation marks. */
export const unseenSigns = (content: ContentFile): Problem[] =>
  visitEach(content, (value, path) => {
    const [sign] = (typeof value === "string" && unseen.exec(value)) || [];
    if (sign === undefined) return [];
    const code = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    const message = `found ${code}, a sign that cannot be seen, which mostly comes from copying out of another program; type this place again.`;
    return [problemAt(content, path, message)];
  });
