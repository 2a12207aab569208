/** @jsxImportSource react */
import type { FieldSchema } from "../../../src/content/fields/field-schemas";
import { words } from "../../words";
import { useFormTools } from "../form/form-context";
import { PickButton } from "../picker";

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
        <PickButton
          title={words.chooseLink}
          label={words.searchLinks}
          options={choices.links}
          choose={(target) =>
            replace((selected) => ({ before: "[", inside: selected || words.linkWords, after: `](${target})` }))
          }
        >
          {words.link}
        </PickButton>
      )}
    </div>
  );
};
