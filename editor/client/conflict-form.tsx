/** @jsxImportSource react */
import type { FormEvent } from "react";
import type { Chosen, FileConflict } from "../protocol";
import type { Side } from "../text/rebase";
import { words } from "../words";
import type { NameOf } from "./problem-links";
import { Told } from "./told";

interface ConflictFormProps {
  files: readonly FileConflict[];
  nameOf: NameOf;
  done: (chosen: Chosen) => void;
  isBusy?: boolean;
}

/** The places that two have changed, with both texts. Nothing is chosen until somebody does, for every place. */
export const ConflictForm = ({ files, nameOf, done, isBusy = false }: ConflictFormProps) => {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const sideOf = (file: string, field: string) => [field, chosen.get(`${file} ${field}`) as Side] as const;
    const choicesOf = ({ file, places }: FileConflict) =>
      [file, Object.fromEntries(places.map(({ field }) => sideOf(file, field)))] as const;
    done(Object.fromEntries(files.map(choicesOf)));
  };
  return (
    <form className="notice stack conflict" onSubmit={onSubmit}>
      <p role="alert">{words.bothChanged}</p>
      {files.flatMap(({ file, places, by }) =>
        places.map(({ field, ...sides }) => (
          <fieldset key={`${file} ${field}`}>
            <legend>{field === "" ? file : nameOf(file, field)}</legend>
            {(["mine", "theirs"] as const).map((side) => (
              <label key={side} className="box">
                <input type="radio" required name={`${file} ${field}`} value={side} />
                <strong>{side === "mine" ? words.mine : words.theirs(by)}</strong>
                <Told value={sides[side]} at={side === "theirs" ? "theirs" : undefined} />
              </label>
            ))}
          </fieldset>
        )),
      )}
      <button type="submit" disabled={isBusy}>
        {words.chosen}
      </button>
    </form>
  );
};
