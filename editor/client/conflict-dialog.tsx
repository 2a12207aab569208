/** @jsxImportSource react */
import { words } from "../words";
import { Dialog } from "./dialog";
import { lineDifferences } from "./line-differences";
import type { OtherVersion } from "./use-open-file";

interface ConflictProps {
  mine: string;
  other: OtherVersion;
  resolve: (how: "mine" | "theirs" | "merge") => void;
  onClose: () => void;
}

const Version = ({
  title,
  lines,
  differing,
}: {
  title: string;
  lines: readonly string[];
  differing: ReadonlySet<number>;
}) => (
  <section>
    <h3>{title}</h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is scrolled with the keyboard */}
    <pre tabIndex={0}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their number
        <span key={index} className={differing.has(index) ? "differs" : undefined}>
          {line}
          {"\n"}
        </span>
      ))}
    </pre>
  </section>
);

/** Both versions side by side, and what can be made of them. Nothing is written before somebody chooses. */
export const ConflictDialog = ({ mine, other, resolve, onClose }: ConflictProps) => {
  const [left, right] = [mine.split("\n"), other.text.split("\n")];
  const differing = lineDifferences(left, right);
  const choose = (how: "mine" | "theirs" | "merge") => () => {
    resolve(how);
    onClose();
  };
  return (
    <Dialog title={words.conflictTitle} onClose={onClose}>
      <div className="versions">
        <Version title={words.conflictMine} lines={left} differing={differing.left} />
        <Version title={words.conflictTheirs} lines={right} differing={differing.right} />
      </div>
      <div className="choices">
        <button type="button" className="primary" onClick={choose("merge")}>
          {words.conflictMerge}
        </button>
        <button type="button" onClick={choose("theirs")}>
          {words.conflictTakeTheirs}
        </button>
        <button type="button" onClick={choose("mine")}>
          {words.conflictTakeMine}
        </button>
      </div>
    </Dialog>
  );
};
