/** @jsxImportSource react */
import { words } from "../../words";
import { useFormTools } from "../form/form-context";
import { Menu } from "../menu";

/** The facts of `site.yaml` that a text can name in braces. */
export const FactMenu = ({ insert }: { insert: (words: string) => void }) => {
  const { choices } = useFormTools();
  return (
    <Menu className="facts" summary={{ tabIndex: -1, "aria-label": words.facts, title: words.facts, children: "{ }" }}>
      {choices.facts.map(({ value, words: meaning }) => (
        <li key={value}>
          <button type="button" onClick={() => insert(value)}>
            <code>{value}</code> {meaning}
          </button>
        </li>
      ))}
    </Menu>
  );
};
