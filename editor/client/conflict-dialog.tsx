/** @jsxImportSource react */
import { fieldName } from "../../src/content-check/field-name";
import type { Resolution } from "../protocol";
import { rebase } from "../text/rebase";
import { words } from "../words";
import { Dialog } from "./dialog";
import { lineDifferences } from "./line-differences";

interface ConflictProps {
  /** The text that both sides began from. */
  base: string;
  mine: string;
  theirs: string;
  resolve: (choice: Resolution) => void;
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

/** What comes of putting mine into theirs, and the fields where theirs goes; undefined where mine does not fit. */
function mineInTheirs(
  versions: Record<"base" | "mine" | "theirs", string>,
): { text: string; both: string[] } | undefined {
  try {
    const { text, both } = rebase(versions);
    return { text, both: both.map(fieldName) };
  } catch {
    return undefined;
  }
}

/** Both versions side by side, and what can be made of them. Nothing is written before somebody chooses. */
export const ConflictDialog = ({ base, mine, theirs, resolve, onClose }: ConflictProps) => {
  const [left, right] = [mine.split("\n"), theirs.split("\n")];
  const differing = lineDifferences(left, right);
  const merged = mineInTheirs({ base, mine, theirs });
  const choose = (choice: Resolution) => () => {
    resolve(choice);
    onClose();
  };
  return (
    <Dialog title={words.conflictTitle} onClose={onClose}>
      <div className="versions">
        <Version title={words.conflictMine} lines={left} differing={differing.left} />
        <Version title={words.conflictTheirs} lines={right} differing={differing.right} />
      </div>
      {!merged && <p>{words.conflictCannotMerge}</p>}
      {merged && merged.both.length > 0 && <p>{words.conflictBoth(merged.both.join(", "))}</p>}
      <div className="choices">
        {merged && (
          <button type="button" className="primary" onClick={choose({ text: merged.text })}>
            {words.conflictMerge}
          </button>
        )}
        <button type="button" onClick={choose({ side: "theirs" })}>
          {words.conflictTakeTheirs}
        </button>
        <button type="button" onClick={choose({ side: "mine" })}>
          {words.conflictTakeMine}
        </button>
      </div>
    </Dialog>
  );
};
