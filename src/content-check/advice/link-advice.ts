import type { ContentFile } from "../../content/files/load";
import { kindOf, pagePathOf, pageTraits } from "../../content/kinds";
import { parseLinkTarget } from "../../content/links/link-target";
import type { ContentFormat } from "../../content/schemas/fields";
import { inlineLinks, markdownParts } from "../../content/text/markdown";
import { visitEach } from "../field-visits";
import { type Problem, problemOfFile } from "../problems";

function targetsIn(value: string, format: ContentFormat | undefined): string[] {
  if (format === "link") return [value];
  if (format === "inline") return inlineLinks(value);
  return format === "markdown" ? markdownParts(value).links : [];
}

const pathsFrom = (content: ContentFile): string[] =>
  visitEach(content, (value, _, { contentFormat }) =>
    typeof value === "string" ? targetsIn(value, contentFormat) : [],
  ).flatMap((target) => {
    const parsed = parseLinkTarget(target);
    return parsed.type === "page" ? [parsed.path] : [];
  });

/** The link by which an overview leads to a page: it stands in the file of the page itself. */
function announced(content: ContentFile): string | undefined {
  const { card } = (content.data ?? {}) as { card?: { learnMoreLink?: { url?: unknown } } };
  return typeof card?.learnMoreLink?.url === "string" ? card.learnMoreLink.url : undefined;
}

/** Pages that visitors cannot come to: no navigation, card or text leads there. */
export function unlinkedPages(files: readonly ContentFile[]): Problem[] {
  const linked = new Map<string, Set<string>>();
  for (const content of files) {
    for (const path of pathsFrom(content)) linked.set(path, (linked.get(path) ?? new Set()).add(content.file));
  }
  return files.flatMap((content) => {
    const path = pagePathOf(content.file);
    const kind = kindOf(content.file);
    // Pages that no list names are shown by the server alone.
    if (path === undefined || path === "/" || !kind || !pageTraits(kind)?.llms) return [];
    const others = [...(linked.get(path) ?? [])].filter((file) => file !== content.file);
    // The pages of its services and industries lead to a case study.
    if (others.length > 0 || announced(content) === path || kind.typeName === "CaseStudy") return [];
    const message = `found no link to this page (${path}) in navigation.yaml or on any other page; visitors find it by search engines only.`;
    return [problemOfFile(content.file, message, "advice")];
  });
}
