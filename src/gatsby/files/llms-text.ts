import { contentKinds } from "../../content/kinds";
import type { Site } from "../../content/read-site";
import type { ListedPage } from "../head/listed-pages";
import { siteUrlOf } from "../site-content";

const oneLine = (text: string) => text.replace(/[ \t\r\n]+/g, " ").trim();
/** With the characters escaped that would end a Markdown link's words. */
const linkWords = (text: string) => oneLine(text).replace(/[[\]\\]/g, "\\$&");

/** `llms.txt` after https://llmstxt.org: what the company is, and every page with its address and one line about it. */
export function llmsText(site: Site, pages: readonly ListedPage[]): string {
  const url = siteUrlOf(site);
  const sections = Object.entries(site.InterfaceWords.data.llms).map(([section, heading]) => {
    const lines = contentKinds.flatMap(({ typeName }) =>
      pages
        .filter(({ kind, traits }) => kind === typeName && traits.llms === section)
        .sort((a, b) => (a.data.order ?? 0) - (b.data.order ?? 0))
        .map(({ path, data: { head } }) => `- [${linkWords(head.title)}](${url}${path}): ${oneLine(head.description)}`),
    );
    return lines.length > 0 ? `\n## ${oneLine(heading)}\n\n${lines.join("\n")}\n` : "";
  });
  const { company } = site.SiteSettings.data.facts;
  return `# ${oneLine(company)}\n\n> ${oneLine(site.SiteWords.data.head.description)}\n${sections.join("")}`;
}
