/** @jsxImportSource react */
import type { FileConflict } from "../protocol";
import { words } from "../words";
import { pictureAddress } from "./api";
import { Dialog } from "./dialog";

interface SidesProps {
  conflict: FileConflict;
  choose: (side: "mine" | "theirs") => void;
  onClose: () => void;
}

const titles = { mine: words.conflictMine, theirs: words.conflictOthers } as const;

/** A file as one side has it: a picture, a text, or that it was deleted. */
const Version = ({ conflict, side }: { conflict: FileConflict; side: "mine" | "theirs" }) => {
  const text = conflict[side];
  return (
    <section>
      <h3>{titles[side]}</h3>
      {text === undefined ? (
        <p>{words.conflictDeleted}</p>
      ) : conflict.isPicture ? (
        <img src={pictureAddress(conflict.file, side === "theirs" ? "theirs" : undefined)} alt={titles[side]} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is scrolled with the keyboard
        <pre tabIndex={0}>{text}</pre>
      )}
    </section>
  );
};

/** Both versions of what cannot be put together: a picture, or a file that one side has deleted. */
export const SidesDialog = ({ conflict, choose, onClose }: SidesProps) => {
  const take = (side: "mine" | "theirs") => () => {
    choose(side);
    onClose();
  };
  return (
    <Dialog title={words.conflictOf(conflict.file)} onClose={onClose}>
      <div className="versions">
        <Version conflict={conflict} side="mine" />
        <Version conflict={conflict} side="theirs" />
      </div>
      <div className="choices">
        <button type="button" onClick={take("mine")}>
          {words.conflictTakeMine}
        </button>
        <button type="button" onClick={take("theirs")}>
          {words.conflictTakeOthers}
        </button>
      </div>
    </Dialog>
  );
};
