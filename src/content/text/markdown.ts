import { fromMarkdown } from "mdast-util-from-markdown";
import { micromark } from "micromark";
import { isExternal, parseLinkTarget } from "../links/link-target";

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

/** The addresses in a Markdown text, and the pieces of HTML in it, which would be shown as text. */
export function markdownParts(source: string) {
  const nodes = nodesOf(source);
  return {
    links: nodes.flatMap(({ type, url }) => (withAddress.includes(type) && url !== undefined ? [url] : [])),
    html: nodes.flatMap(({ type, value }) => (type === "html" && value !== undefined ? [value] : [])),
  };
}

export const escapeAttribute = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** React writes the apostrophe as well. */
export const unescapeAttribute = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

const inlineLink = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** What looks like a link in a sentence and is none: its address has a blank, a bracket or a title. */
export const brokenLinks = (source: string): string[] =>
  source.replace(inlineLink, "").match(/\[[^[\]]+\]\([^\n]*?\S[^\n]*?\)/g) ?? [];

export const inlineLinks = (source: string): string[] => [...source.matchAll(inlineLink)].map(([, , url = ""]) => url);

export const escapeText = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** None where it is no link as `link-target.ts` knows them, such as javascript:. */
const addressOf = (url: string, resolveLink: (url: string) => string) =>
  parseLinkTarget(url).type === "unknown" ? "" : resolveLink(url);

function anchor(url: string, resolveLink: (url: string) => string): string {
  const resolved = addressOf(url, resolveLink);
  return ` href="${escapeAttribute(resolved)}"${isExternal(resolved) ? ' rel="noopener"' : ""}`;
}

export function renderInline(source: string, resolveLink: (url: string) => string): string {
  return escapeText(source).replace(
    inlineLink,
    (_, words: string, url: string) => `<a${anchor(unescapeAttribute(url), resolveLink)}>${words}</a>`,
  );
}

export const plainText = (html: string): string => unescapeAttribute(html.replace(/<[^>]*>/g, ""));

/** HTML in the source is escaped, as micromark does. Addresses are judged here: it would drop site: and tel: as well. */
export function renderMarkdown(source: string, resolveLink: (url: string) => string): string {
  const html = micromark(source, { allowDangerousProtocol: true });
  return html.replace(/ (href|src)="([^"]*)"/g, (_, attribute: string, escaped: string) => {
    const url = unescapeAttribute(escaped);
    return attribute === "href" ? anchor(url, resolveLink) : ` src="${escapeAttribute(addressOf(url, resolveLink))}"`;
  });
}
