import { fromMarkdown } from "mdast-util-from-markdown";
import { micromark } from "micromark";

/** A link or picture address in a Markdown text. */
export interface MarkdownLink {
  url: string;
}

interface MarkdownNode {
  type: string;
  url?: string;
  children?: MarkdownNode[];
}

/** Every link in a Markdown text. */
export function markdownLinks(source: string): MarkdownLink[] {
  const collect = (node: MarkdownNode): MarkdownLink[] => [
    ...((node.type === "link" || node.type === "definition") && node.url !== undefined ? [{ url: node.url }] : []),
    ...(node.children ?? []).flatMap(collect),
  ];
  return collect(fromMarkdown(source) as MarkdownNode);
}

/** True where a Markdown text holds HTML, which would be shown as text. */
export function hasHtml(source: string): boolean {
  const search = (node: MarkdownNode): boolean => node.type === "html" || (node.children ?? []).some(search);
  return search(fromMarkdown(source) as MarkdownNode);
}

/**
 * Markdown as HTML. HTML in the source is escaped, and addresses with other schemes than http, https, mailto and tel
 * are dropped: both are the defaults of micromark.
 * @param resolveLink turns the address of each link into the one that stands in the page
 */
export function renderMarkdown(source: string, resolveLink: (url: string) => string): string {
  return micromark(source).replace(/ href="([^"]*)"/g, (_, url: string) => {
    const resolved = resolveLink(url);
    const away = /^https:/.test(resolved) ? ' rel="noopener"' : "";
    return ` href="${resolved}"${away}`;
  });
}
