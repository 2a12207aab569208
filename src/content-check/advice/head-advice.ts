import { visitOf } from "../field-visits";
import { type Advise, advise } from "./advise";

/** Assumed length of a placeholder: its value is not known here, and most have about this many characters. */
const lengthOfName = 8;

const visibleLength = (words: string) => words.replace(/\{\w+\}/g, "x".repeat(lengthOfName)).length;

/** Titles and descriptions that search results cut off, or that leave their room empty. */
export const headAdvice: Advise = (content) =>
  visitOf(content, ["ContentHead"], (value, path) => {
    const { title, description } = value as { title?: unknown; description?: unknown };
    const told = (name: string, words: unknown, [least, most]: readonly [least: number, most: number]) => {
      const length = typeof words === "string" ? visibleLength(words) : least;
      const isShort = length < least;
      if (!isShort && length <= most) return [];
      const reason = isShort
        ? `search results have room for ${most}, and a ${name} of fewer than ${least} is often replaced by other words of the page.`
        : `search results cut it off after about ${most}.`;
      return [advise(content, [...path, name], `found a ${name} of ${length} characters; ${reason}`)];
    };
    return [...told("title", title, [0, 60]), ...told("description", description, [70, 160])];
  });
