/** @jsxImportSource react */
import { type ComponentProps, useState } from "react";
import { words } from "../words";
import { pictureAddress } from "./api";
import { Dialog } from "./dialog";
import { hasWords } from "./has-words";

interface PickerProps {
  title: string;
  /** What can be sought for. */
  label: string;
  options: readonly { value: string; words: string; picture?: string }[];
  choose: (value: string) => void;
}

/** Chooses among many: pages and addresses, or pictures, found by any of their words. */
const Picker = ({ title, label, options, choose, onClose }: PickerProps & { onClose: () => void }) => {
  const [sought, setSought] = useState("");
  const found = options.filter(({ value, words: meaning }) => hasWords(`${value} ${meaning}`, sought));
  return (
    <Dialog title={title} onClose={onClose}>
      <label className="stack">
        {label}
        <input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
      </label>
      <p role="status">{words.choices(found.length)}</p>
      <ul className="stack picker">
        {found.map(({ value, words: meaning, picture }) => (
          <li key={value}>
            <button
              type="button"
              onClick={() => {
                onClose();
                choose(value);
              }}
            >
              {picture && <img src={pictureAddress(picture)} alt="" loading="lazy" />}
              {meaning && <strong>{meaning}</strong>} <code>{value}</code>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

/** A button that lets somebody choose. */
export const PickButton = ({ title, label, options, choose, ...button }: PickerProps & ComponentProps<"button">) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" {...button} onClick={() => setOpen(true)} />
      {isOpen && <Picker {...{ title, label, options, choose }} onClose={() => setOpen(false)} />}
    </>
  );
};
