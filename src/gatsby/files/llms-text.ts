import { contentKinds } from "../../content/kinds";
import type { LlmsWords } from "../../content/schemas/interface-words";
import type { Page, SiteProfile } from "../structured-data/types";

/** A text on one line, with the characters that would end a Markdown link's words escaped. */
const oneLine = (text: string) => text.replace(/[ \t\r\n]+/g, " ").trim();
const linkWords = (text: string) => oneLine(text).replace(/[[\]\\]/g, "\\$&");

/**
 * `llms.txt` after https://llmstxt.org: what the company is, and every page with its address and one line about it.
 * A section without pages is left out.
 * @param headings what each section is called, in the order to write
 */
export function llmsText(
  { url, facts, description }: SiteProfile,
  pages: readonly Page[],
  headings: LlmsWords,
): string {
  const sections = Object.entries(headings).map(([section, heading]) => {
    const lines = contentKinds.flatMap(({ typeName }) =>
      pages
        .filter(({ kind, traits }) => kind === typeName && traits.llms === section)
        .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
        .map((page) => `- [${linkWords(page.title)}](${url}${page.path}): ${oneLine(page.description)}`),
    );
    return lines.length > 0 ? `\n## ${oneLine(heading)}\n\n${lines.join("\n")}\n` : "";
  });
  return `# ${oneLine(facts.company)}\n\n> ${oneLine(description)}\n${sections.join("")}`;
}
