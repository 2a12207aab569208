/** @jsxImportSource react */
import { useState } from "react";
import { words } from "../../words";
import { Dialog } from "../dialog";
import { useFormTools } from "../form/form-context";
import { hasWords } from "../has-words";

interface LinkPickerProps {
  choose: (target: string) => void;
  onClose: () => void;
}

/** Pages, places on them, wizards and named addresses, found by any of their words. */
export const LinkPicker = ({ choose, onClose }: LinkPickerProps) => {
  const { choices } = useFormTools();
  const [sought, setSought] = useState("");
  const found = choices.links.filter(({ value, words: meaning }) => hasWords(`${value} ${meaning}`, sought));
  return (
    <Dialog title={words.chooseLink} onClose={onClose}>
      <label className="picker-search">
        {words.searchLinks}
        <input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
      </label>
      <p role="status" className="search-count">
        {words.found(found.length)}
      </p>
      <ul className="picker">
        {found.map(({ value, words: meaning }) => (
          <li key={value}>
            <button type="button" onClick={() => choose(value)}>
              <strong>{meaning || value}</strong> <code>{value}</code>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
