/** @jsxImportSource react */
import { useState } from "react";
import type { FieldSchema } from "../../../src/content/fields/field-schemas";
import { words } from "../../words";
import { useFormTools } from "../form/form-context";
import { Picker } from "../picker";

type Mark = "bold" | "link";

export function marksOf(format: FieldSchema["contentFormat"]): Mark[] {
  if (format === "markdown") return ["bold", "link"];
  return format === "inline" ? ["link"] : [];
}

interface MarkdownToolsProps {
  marks: readonly Mark[];
  replace: (around: (selected: string) => { before: string; inside: string; after: string }) => void;
}

/** Bold and links without knowing how Markdown writes them. */
export const MarkdownTools = ({ marks, replace }: MarkdownToolsProps) => {
  const { choices } = useFormTools();
  const [isLinking, setLinking] = useState(false);
  const link = (target: string) => {
    setLinking(false);
    replace((selected) => ({ before: "[", inside: selected || words.linkWords, after: `](${target})` }));
  };
  return (
    <div className="line markdown-tools" role="toolbar" aria-label={words.textTools}>
      {marks.includes("bold") && (
        <button
          type="button"
          onClick={() => replace((selected) => ({ before: "**", inside: selected || words.boldWords, after: "**" }))}
        >
          <strong>{words.bold}</strong>
        </button>
      )}
      {marks.includes("link") && (
        <button type="button" onClick={() => setLinking(true)}>
          {words.link}
        </button>
      )}
      {isLinking && (
        <Picker
          title={words.chooseLink}
          label={words.searchLinks}
          options={choices.links}
          choose={link}
          onClose={() => setLinking(false)}
        />
      )}
    </div>
  );
};
