import { fromMarkdown } from "mdast-util-from-markdown";
import { micromark } from "micromark";
import { isExternal, parseLinkTarget } from "./link-target";

/** A link or picture address in a Markdown text. */
export interface MarkdownLink {
  url: string;
}

interface MarkdownNode {
  type: string;
  url?: string;
  value?: string;
  children?: MarkdownNode[];
}

function nodesOf(source: string): MarkdownNode[] {
  const withChildren = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(withChildren)];
  return withChildren(fromMarkdown(source) as MarkdownNode);
}

const withAddress = ["link", "definition", "image"];

/** Every link and picture in a Markdown text. */
export function markdownLinks(source: string): MarkdownLink[] {
  return nodesOf(source).flatMap(({ type, url }) => (withAddress.includes(type) && url !== undefined ? [{ url }] : []));
}

/** The pieces of HTML in a Markdown text, which would be shown as text. */
export function htmlIn(source: string): string[] {
  return nodesOf(source).flatMap(({ type, value }) => (type === "html" && value !== undefined ? [value] : []));
}

const escapeAttribute = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const unescapeAttribute = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

/**
 * Markdown as HTML. HTML in the source is escaped, which is the default of micromark. Addresses that are no link as
 * `link-target.ts` knows them, such as javascript:, are dropped; micromark alone would also drop site: and tel:.
 * @param resolveLink turns the address of each link into the one that stands in the page
 */
export function renderMarkdown(source: string, resolveLink: (url: string) => string): string {
  const html = micromark(source, { allowDangerousProtocol: true });
  return html.replace(/ (href|src)="([^"]*)"/g, (_, attribute: string, escaped: string) => {
    const url = unescapeAttribute(escaped);
    const resolved = parseLinkTarget(url).type === "unknown" ? "" : resolveLink(url);
    const away = attribute === "href" && isExternal(resolved) ? ' rel="noopener"' : "";
    return ` ${attribute}="${escapeAttribute(resolved)}"${away}`;
  });
}
