/** @jsxImportSource react */
import { useState } from "react";
import type { FileConflict } from "../protocol";
import { words } from "../words";
import { ConflictDialog } from "./conflict-dialog";
import { SidesDialog } from "./sides-dialog";
import type { Publishing } from "./use-publishing";

/** The files in which somebody has to choose, each with a window that shows both versions. */
export const Conflicts = ({ publishing }: { publishing: Publishing }) => {
  const [shown, setShown] = useState<FileConflict>();
  const { conflicts, chosen, choose } = publishing;
  if (!conflicts) return null;
  const onClose = () => setShown(undefined);
  const { base = "", mine, theirs } = shown ?? {};
  const canMerge = mine !== undefined && theirs !== undefined && shown?.isPicture === false;
  return (
    <div className="problems" role="alert">
      <p>{words.bothChanged}</p>
      <ul>
        {conflicts.files.map((conflict) => (
          <li key={conflict.file}>
            {conflict.file}{" "}
            <button type="button" onClick={() => setShown(conflict)}>
              {words.conflictShow}
            </button>{" "}
            {conflict.file in chosen && words.conflictSettled}
          </li>
        ))}
      </ul>
      {shown && !canMerge && (
        <SidesDialog conflict={shown} choose={(side) => choose(shown.file, { side })} onClose={onClose} />
      )}
      {shown && canMerge && (
        <ConflictDialog {...{ base, mine, theirs, onClose }} resolve={(choice) => choose(shown.file, choice)} />
      )}
    </div>
  );
};
