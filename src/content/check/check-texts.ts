import { countNames } from "../counts";
import { htmlIn, markdownLinks } from "../markdown";
import { didYouMean, shown } from "../problems";
import { factNames } from "../schemas/site";
import { placeholdersIn } from "../text";
import { linkMessage } from "./check-links";
import type { Finding, References } from "./references";

const known = [...factNames, ...countNames].map((name) => `{${name}}`);

/** Every name in braces of a text that stands for nothing. */
export function textFindings(text: string): Finding[] {
  return placeholdersIn(text)
    .map((name) => `{${name}}`)
    .filter((words) => !known.includes(words))
    .map((words) => ({
      words,
      message: `found ${words}, which is no fact of content/site.yaml; expected one of ${known.join(", ")}.${didYouMean(words, known)}`,
    }));
}

/** The same for Markdown, with the links that lead nowhere and the HTML in it. */
export function markdownFindings(text: string, references: References): Finding[] {
  const links = markdownLinks(text).flatMap(({ url }) => {
    const message = linkMessage(url, references);
    return message === undefined ? [] : [{ words: url, message }];
  });
  const html = htmlIn(text)
    .slice(0, 1)
    .map((words) => ({
      words,
      message: `found the HTML ${shown(words)}, which would be shown as it stands; write Markdown instead.`,
    }));
  return [...textFindings(text), ...links, ...html];
}
