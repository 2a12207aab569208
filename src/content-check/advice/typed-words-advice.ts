import { addressProblem } from "../check/check-addresses";
import type { Finding } from "../check/references";
import { visitEach } from "../field-visits";
import { type Advise, advise } from "./advise";

/** Letters as HTML writes them, which stand on a page as they are typed. */
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&nbsp;": " ",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&shy;": "",
};

/** As many letters as a heading may have before nobody reads it as one. */
const longestHeading = 120;

function entityIn(text: string): Finding[] {
  const found = /&(?:amp|nbsp|lt|gt|quot|apos|shy|#\d+|#x[\da-f]+);/i.exec(text)?.[0];
  if (!found) return [];
  const instead = entities[found.toLowerCase()];
  const message = `found ${found}, as HTML writes it; visitors would read just these letters. Write the letter itself.`;
  return [{ words: found, message, instead }];
}

/** Links of Markdown that are none: with a space in them, or without their end. */
function brokenLinkIn(text: string): Finding[] {
  const spaced = /\[([^\]\n]+)\]\s+\(((?:\/|https?:|site:)[^)\s]*)\)/.exec(text);
  if (spaced) {
    const message = "found a space between the words of a link and where it leads; visitors would read all of it.";
    return [{ words: spaced[0], message, instead: `[${spaced[1]}](${spaced[2]})` }];
  }
  const open = /\[[^\]\n]+\]\((?:\/|https?:|site:)[^)\s]*(?=\s|$)/.exec(text)?.[0];
  if (!open) return [];
  return [
    {
      words: open,
      message: "found a link without its closing bracket; visitors would read all of it. Write ) after where it leads.",
    },
  ];
}

/** The end of a sentence that was copied with an address. */
function signAfterAddress(url: string): Finding[] {
  if (!/^https:\/\/.*[.,;:!]$/.test(url) || addressProblem(url)) return [];
  const instead = url.replace(/[.,;:!]+$/, "");
  return [
    { words: url, message: `found an address that ends with a sign of its sentence; expected ${instead}.`, instead },
  ];
}

const addressesIn = (text: string) => [...text.matchAll(/\]\((https:[^)\s]*)\)/g)].map(([, url = ""]) => url);

function longHeading(text: string, name: unknown): Finding[] {
  if (name !== "title" || text.length <= longestHeading) return [];
  const message = `found a heading of ${text.length} letters; one of more than ${longestHeading} is read by nobody. Move a part into the text below it.`;
  return [{ words: text, message }];
}

/** Words that are typed as another program would want them, and stand on the page like that. */
export const typedWordsAdvice: Advise = (content) =>
  visitEach(content, (value, path, { contentFormat }) => {
    if (typeof value !== "string" || !contentFormat || contentFormat === "file" || contentFormat === "endpoint")
      return [];
    const found =
      contentFormat === "link"
        ? signAfterAddress(value)
        : [
            ...entityIn(value),
            ...(contentFormat === "markdown" || contentFormat === "inline"
              ? [...brokenLinkIn(value), ...addressesIn(value).flatMap(signAfterAddress)]
              : []),
            ...longHeading(value, path.at(-1)),
          ];
    return found.map(({ words, message, instead }) => advise(content, path, message, { at: { words }, instead }));
  });
