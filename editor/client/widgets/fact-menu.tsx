/** @jsxImportSource react */
import { useRef } from "react";
import { words } from "../../words";
import { useFormTools } from "../form/form-context";

/** The facts of `site.yaml` that a text can name in braces. */
export const FactMenu = ({ insert }: { insert: (words: string) => void }) => {
  const { choices } = useFormTools();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details
      className="menu facts"
      ref={menu}
      onKeyDown={(event) => event.key === "Escape" && close()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <summary tabIndex={-1} aria-label={words.facts} title={words.facts}>
        {"{ }"}
      </summary>
      <ul>
        {choices.facts.map(({ value, words: meaning }) => (
          <li key={value}>
            <button
              type="button"
              onClick={() => {
                insert(value);
                close();
              }}
            >
              <code>{value}</code> {meaning}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};
