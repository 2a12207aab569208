import { type ComponentProps, useState } from "react";
import { pictureAddress } from "./api";
import { Dialog } from "./dialog";
import { counted, hasWords } from "./wording";

interface PickerProps {
  title: string;
  label: string;
  options: readonly { value: string; words: string; picture?: string }[];
  choose: (value: string) => void;
}

const Picker = ({ title, label, options, choose, onClose }: PickerProps & { onClose: () => void }) => {
  const [sought, setSought] = useState("");
  const found = options.filter(({ value, words }) => hasWords(`${value} ${words}`, sought));
  return (
    <Dialog title={title} onClose={onClose}>
      <label className="stack">
        {label}
        <input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
      </label>
      <p role="status">{counted(found.length, "choice")}</p>
      <ul className="stack picker">
        {found.map(({ value, words, picture }) => (
          <li key={value}>
            <button
              type="button"
              className="line"
              onClick={() => {
                onClose();
                choose(value);
              }}
            >
              {picture && <img src={pictureAddress(picture)} alt="" loading="lazy" />}
              {words && <strong>{words}</strong>} <code>{value}</code>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

export const PickButton = ({ title, label, options, choose, ...button }: PickerProps & ComponentProps<"button">) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" {...button} onClick={() => setOpen(true)} />
      {isOpen && <Picker {...{ title, label, options, choose }} onClose={() => setOpen(false)} />}
    </>
  );
};
