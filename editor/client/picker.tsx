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

export const PickButton = ({ title, label, options, choose, ...button }: PickerProps & ComponentProps<"button">) => {
  /** Undefined while nobody chooses. */
  const [sought, setSought] = useState<string>();
  const close = () => setSought(undefined);
  const found = sought === undefined ? [] : options.filter(({ value, words }) => hasWords(`${value} ${words}`, sought));
  return (
    <>
      <button type="button" {...button} onClick={() => setSought("")} />
      {sought !== undefined && (
        <Dialog title={title} onClose={close}>
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
                    close();
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
      )}
    </>
  );
};
