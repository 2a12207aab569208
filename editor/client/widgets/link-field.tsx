/** @jsxImportSource react */
import { useState } from "react";
import { words } from "../../words";
import { type ControlOf, useFormTools } from "../form/form-context";
import { LinkPicker } from "./link-picker";
import { useTyped } from "./use-typed";

/** Target of a link: chosen from the pages, anchors, wizards and named addresses, or typed. */
export const LinkField = ({ id, value, set, described }: ControlOf<string>) => {
  const { openPage } = useFormTools();
  const { typed, type, flush } = useTyped(value, set);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="link-field">
      <input
        id={id}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
        {...described}
      />
      <button type="button" className="quiet" onClick={() => setChoosing(true)}>
        {words.choosePage}
      </button>
      {isChoosing && (
        <LinkPicker
          choose={(target) => {
            setChoosing(false);
            set(target);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {openPage && value.startsWith("/") && (
        <button type="button" className="quiet" onClick={() => openPage(value)}>
          {words.openLink}
        </button>
      )}
    </div>
  );
};
