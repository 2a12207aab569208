import { visitOf } from "../field-visits";
import { type Advise, advise } from "./advise";

/** Assumed length of a placeholder: its value is not known here, and most have about this many characters. */
const lengthOfName = 8;

const visibleLength = (words: string) => words.replace(/\{\w+\}/g, "x".repeat(lengthOfName)).length;

/** Titles and descriptions that search results cut off, or that leave their room empty. */
export const headAdvice: Advise = (content) =>
  visitOf(content, ["ContentHead"], (value, path) => {
    const { title, description } = value as { title?: unknown; description?: unknown };
    const problems = [];
    if (typeof title === "string" && visibleLength(title) > 60) {
      const message = `found a title of ${visibleLength(title)} characters; search results cut it off after about 60.`;
      problems.push(advise(content, [...path, "title"], message));
    }
    if (typeof description !== "string") return problems;
    const length = visibleLength(description);
    if (length < 70) {
      const message = `found a description of ${length} characters; search results have room for 160, and a description of fewer than 70 is often replaced by other words of the page.`;
      problems.push(advise(content, [...path, "description"], message));
    }
    if (length > 160) {
      const message = `found a description of ${length} characters; search results cut it off after about 160.`;
      problems.push(advise(content, [...path, "description"], message));
    }
    return problems;
  });
