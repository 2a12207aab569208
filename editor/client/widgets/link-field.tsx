/** @jsxImportSource react */
import { useState } from "react";
import { words } from "../../words";
import { type ControlOf, useFormTools } from "../form/form-context";
import { Picker } from "../picker";
import { useTyped } from "./use-typed";

/** Target of a link: chosen from the pages, anchors, wizards and named addresses, or typed. */
export const LinkField = ({ id, value, set, described }: ControlOf<string>) => {
  const { choices } = useFormTools();
  const { typed, type } = useTyped(value, set);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="stack">
      <input
        id={id}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        {...described}
      />
      <button type="button" className="quiet" onClick={() => setChoosing(true)}>
        {words.choosePage}
      </button>
      {isChoosing && (
        <Picker
          title={words.chooseLink}
          label={words.searchLinks}
          options={choices.links}
          choose={(target) => {
            setChoosing(false);
            set(target);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
};
