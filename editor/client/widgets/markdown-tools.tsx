/** @jsxImportSource react */
import { useState } from "react";
import type { FieldSchema } from "../../../src/content/fields/field-schemas";
import { renderMarkdown } from "../../../src/content/text/markdown";
import { words } from "../../words";
import { LinkPicker } from "./link-picker";

type Mark = "bold" | "link" | "preview";

export function marksOf(format: FieldSchema["contentFormat"]): Mark[] {
  if (format === "markdown") return ["bold", "link", "preview"];
  return format === "inline" ? ["link"] : [];
}

interface MarkdownToolsProps {
  id: string;
  marks: readonly Mark[];
  text: string;
  replace: (around: (selected: string) => { before: string; inside: string; after: string }) => void;
}

/** Links are underlined, and lead nowhere from here. */
const asItReads = (text: string) =>
  renderMarkdown(text, (url) => url)
    .replace(/<a [^>]*>/g, "<u>")
    .replaceAll("</a>", "</u>");

/** Bold and links without knowing how Markdown writes them, and a look at both. */
export const MarkdownTools = ({ id, marks, text, replace }: MarkdownToolsProps) => {
  const [isLinking, setLinking] = useState(false);
  const [isShown, setShown] = useState(false);
  const link = (target: string) => {
    setLinking(false);
    replace((selected) => ({ before: "[", inside: selected || words.linkWords, after: `](${target})` }));
  };
  return (
    <div className="markdown-tools" role="toolbar" aria-label={words.textTools}>
      {marks.includes("bold") && (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => replace((selected) => ({ before: "**", inside: selected || words.boldWords, after: "**" }))}
        >
          <strong>{words.bold}</strong>
        </button>
      )}
      {marks.includes("link") && (
        <button type="button" tabIndex={-1} onClick={() => setLinking(true)}>
          {words.link}
        </button>
      )}
      {marks.includes("preview") && (
        <button type="button" tabIndex={-1} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {words.asItReads}
        </button>
      )}
      <span className="tool-keys">{words.toolKeys}</span>
      {isLinking && <LinkPicker choose={link} onClose={() => setLinking(false)} />}
      {isShown && (
        <section
          className="as-it-reads"
          aria-label={words.asItReads}
          aria-describedby={id}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the same program as the page, which takes no HTML
          dangerouslySetInnerHTML={{ __html: asItReads(text) }}
        />
      )}
    </div>
  );
};
