/** @jsxImportSource react */
import { fieldName } from "../../src/content-check/field-name";
import { differences } from "../text/differences";
import { valueOfText } from "../text/parse";
import { words } from "../words";
import { Dialog } from "./dialog";
import { lineDifferences } from "./line-differences";

interface ConflictProps {
  /** The text that both sides began from. */
  base: string;
  mine: string;
  theirs: string;
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

/** The fields that both sides have changed: where theirs goes when mine is put in. */
function changedByBoth(base: string, mine: string, theirs: string): string[] {
  try {
    const from = valueOfText(base);
    const placesOf = (text: string) => differences(from, valueOfText(text)).map(({ path }) => fieldName(path));
    const other = new Set(placesOf(theirs));
    return [...new Set(placesOf(mine))].filter((field) => other.has(field));
  } catch {
    return [];
  }
}

/** Both versions side by side, and what can be made of them. Nothing is written before somebody chooses. */
export const ConflictDialog = ({ base, mine, theirs, resolve, onClose }: ConflictProps) => {
  const [left, right] = [mine.split("\n"), theirs.split("\n")];
  const differing = lineDifferences(left, right);
  const both = changedByBoth(base, mine, theirs);
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
      {both.length > 0 && <p>{words.conflictBoth(both.join(", "))}</p>}
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
