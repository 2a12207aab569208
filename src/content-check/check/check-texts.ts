import { countNames } from "../../content/figures/counts";
import { weightNames } from "../../content/figures/weight-names";
import { factNames } from "../../content/schemas/site";
import { inlineLinks, markdownParts } from "../../content/text/markdown";
import { placeholdersIn } from "../../content/text/text";
import { didYouMean, shown, slipOf } from "../problems";
import { linkProblem } from "./check-links";
import type { Finding, References } from "./references";

const facts = [...factNames, ...countNames];

/** Names beside those of facts that a text may use where it stands. */
type FurtherNames = () => readonly string[];

const none: FurtherNames = () => [];

/** Every name in braces of a text that stands for nothing. */
function nameFindings(text: string, further: FurtherNames): Finding[] {
  const named = placeholdersIn(text.replace(weightNames, ""));
  if (named.length === 0) return [];
  const known = [...facts, ...further()].map((name) => `{${name}}`);
  const doubled = [...text.matchAll(/\{\{ *(\w+) *\}\}/g)].map(([words, name]) => ({
    words,
    message: `found ${words}; a name stands in one pair of braces.`,
    instead: `{${name}}`,
  }));
  const unknown = named
    .map((name) => `{${name}}`)
    .filter((words) => !known.includes(words))
    .map((words) => ({
      words,
      message: `found ${words}, which is no fact of content/site.yaml; expected one of ${known.join(", ")}.${didYouMean(words, known)}`,
      instead: slipOf(words.replace(/ /g, ""), known),
    }));
  return [...doubled, ...unknown];
}

/** Marks of HTML or Markdown, which a plain text shows as they are typed. */
const marks: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<\/?(?:b|i|em|strong|br|p|a|u|span|div|h[1-6]|ul|li|sup|sub)\b[^>]*>/i, "HTML"],
  [/\*\*(\S(?:[^*]*\S)?)\*\*/, "Markdown"],
  [/\[([^\]]+)\]\((?:https?:|\/|site:)[^)]*\)/, "Markdown"],
];

const [, , linkMark] = marks;

function typedMarks(text: string, unwanted: typeof marks, remark: string): Finding[] {
  return unwanted.flatMap(([pattern, language]) => {
    const [words, instead] = pattern.exec(text) ?? [];
    if (words === undefined) return [];
    const message = `found the ${language} ${shown(words)}, which would be shown as it is typed; ${remark}.`;
    return [{ words, message, instead }];
  });
}

/** Findings in a text that is shown as it stands. */
export function textFindings(text: string, further = none): Finding[] {
  return [...nameFindings(text, further), ...typedMarks(text, marks, "this text has no bold words and no links")];
}

const emptyLinks = (text: string): Finding[] =>
  [...text.matchAll(/\[[^\]\n]+\]\(\s*\)/g)].map(([words]) => ({
    words,
    message: `found the link ${words} without an address; write where it leads between its brackets.`,
  }));

const linkFindings = (links: readonly string[], references: References): Finding[] =>
  links.flatMap((url) => {
    // A link without an address is told with its words, as nothing else of it can be found in the text.
    const problem = url === "" ? undefined : linkProblem(url, references);
    return problem === undefined ? [] : [{ words: url, ...problem }];
  });

/** The same for a text that may hold links. */
export function inlineFindings(text: string, references: References, further = none): Finding[] {
  const others = marks.filter((mark) => mark !== linkMark);
  return [
    ...nameFindings(text, further),
    ...typedMarks(text, others, "this text has links, but no bold words"),
    ...linkFindings(inlineLinks(text), references),
    ...emptyLinks(text),
  ];
}

/** The same for Markdown, with the links that lead nowhere and the HTML in it. */
export function markdownFindings(text: string, references: References): Finding[] {
  const { links, html } = markdownParts(text);
  const unwanted = html.slice(0, 1).map((words) => ({
    words,
    message: `found the HTML ${shown(words)}, which would be shown as it stands; write Markdown instead.`,
  }));
  return [...nameFindings(text, none), ...linkFindings(links, references), ...emptyLinks(text), ...unwanted];
}
