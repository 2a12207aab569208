import type { FormEvent } from "react";
import type { Chosen, FileConflict } from "../protocol";
import type { Side } from "../text/rebase";
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
      <p role="alert">Somebody else has changed the same places meanwhile. Look at both, and choose for each:</p>
      {files.flatMap(({ file, places, by }) =>
        places.map(({ field, mine, theirs }) => {
          const name = `${file} ${field}`;
          return (
            <fieldset key={name}>
              <legend>{field === "" ? file : nameOf(file, field)}</legend>
              <label className="box">
                <input type="radio" required name={name} value="mine" />
                <strong>Mine</strong>
                <Told value={mine} />
              </label>
              <label className="box">
                <input type="radio" required name={name} value="theirs" />
                <strong>{by === "" ? "As it is now" : `${by}’s`}</strong>
                <Told value={theirs} at="theirs" />
              </label>
            </fieldset>
          );
        }),
      )}
      <button type="submit" disabled={isBusy}>
        Go on with what is chosen
      </button>
    </form>
  );
};
