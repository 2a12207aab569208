/** @jsxImportSource react */
import { words } from "../../words";
import { type ControlOf, useFormTools } from "../form/form-context";
import { PickButton } from "../picker";
import { useTyped } from "./use-typed";

/** Target of a link: chosen from the pages, anchors, wizards and named addresses, or typed. */
export const LinkField = ({ id, value, set, described }: ControlOf<string>) => {
  const { choices } = useFormTools();
  const { typed, type } = useTyped(value, set);
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
      <PickButton
        className="quiet"
        title={words.chooseLink}
        label={words.searchLinks}
        options={choices.links}
        choose={set}
      >
        {words.choosePage}
      </PickButton>
    </div>
  );
};
