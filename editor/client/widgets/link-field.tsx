/** @jsxImportSource react */

import { words } from "../../words";
import { pathOf } from "../field-path";
import { useFormTools } from "../form/form-context";
import { useSetField } from "../form/use-set-field";
import { useDescribed } from "./described";
import { useTyped } from "./use-typed";

/** Where a link leads: chosen from the pages, anchors, wizards and named addresses, or typed. */
export const LinkField = ({ id, value }: { id: string; value: string }) => {
  const { choices, openPage } = useFormTools();
  const { typed, type, flush } = useTyped(value, useSetField(pathOf(id)));
  const described = useDescribed(id);
  const listId = `${id}-choices`;
  return (
    <div className="link-field">
      <input
        id={id}
        list={listId}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
        {...described}
      />
      <datalist id={listId}>
        {choices.links.map(({ value: target, words: meaning }) => (
          <option key={target} value={target}>
            {meaning}
          </option>
        ))}
      </datalist>
      {openPage && value.startsWith("/") && (
        <button type="button" className="quiet" onClick={() => openPage(value)}>
          {words.openLink}
        </button>
      )}
    </div>
  );
};
