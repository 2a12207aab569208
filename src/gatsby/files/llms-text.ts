import { contentKinds, llmsSections, pageTraits } from "../../content/kinds";
import type { Page, Site } from "../head/structured-data/types";

/** A text on one line, with the characters that would end a Markdown link's words escaped. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const linkWords = (text: string) => oneLine(text).replace(/[[\]\\]/g, "\\$&");

/**
 * `llms.txt` after https://llmstxt.org: what the company is, and every page with its address and one line about it.
 * A section without pages is left out.
 */
export function llmsText({ url, facts, description }: Site, pages: readonly Page[]): string {
  const sections = llmsSections.map((title) => {
    const kinds = contentKinds.filter((kind) => pageTraits(kind)?.llms === title);
    const lines = kinds.flatMap(({ typeName }) =>
      pages
        .filter(({ kind }) => kind === typeName)
        .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
        .map((page) => `- [${linkWords(page.title)}](${url}${page.path}): ${oneLine(page.description)}`),
    );
    return lines.length > 0 ? `\n## ${title}\n\n${lines.join("\n")}\n` : "";
  });
  return `# ${oneLine(facts.company)}\n\n> ${oneLine(description)}\n${sections.join("")}`;
}
