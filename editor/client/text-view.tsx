/** @jsxImportSource react */
import { words } from "../words";

/** The file as it is written, for whoever likes that better and for files that the form cannot show. */
export const TextView = ({
  text,
  setText,
  isFixed,
}: {
  text: string;
  setText: (text: string) => void;
  isFixed: boolean;
}) => (
  <textarea
    className="source"
    aria-label={words.text}
    spellCheck={false}
    readOnly={isFixed}
    value={text}
    onChange={(event) => setText(event.target.value)}
  />
);
