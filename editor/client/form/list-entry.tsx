import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import type { FieldPath, FieldSchema } from "../../../src/content/fields/field-schemas";
import { isGroup, valueAt } from "../../../src/content/fields/values";
import { idOf } from "../field-path";
import { focusLater } from "../focus-later";
import { Menu } from "../menu";
import { counted } from "../wording";
import { choiceNames, kindField, useFormTools } from "./form-context";
import { errorsWithin } from "./problem-list";

function nameOf(value: unknown, number: number): string {
  const words = isGroup(value)
    ? [value.title, value.name, value.label, value.text, value.question, value.quote]
    : [value];
  const found = words.find((text) => typeof text === "string" && text !== "");
  return typeof found === "string" ? found : `Entry ${number}`;
}

/** What is dragged: what the browser carries along may not be looked at before it is dropped. */
let dragged: { listId: string; index: number } | undefined;

interface ListEntryProps {
  list: FieldPath;
  field: FieldSchema;
  index: number;
  count: number;
  children: ReactNode;
}

export const ListEntry = ({ list, field: { items = {} }, index, count, children }: ListEntryProps) => {
  const path = [...list, index];
  const tools = useFormTools();
  const [isOver, setOver] = useState(false);
  const value = valueAt(tools.value, path);
  const name = nameOf(value, index + 1);
  const [id, listId] = [idOf(path), idOf(list)];
  const errors = errorsWithin(tools.problems, path);
  const isOpen = tools.isOpen(id);
  const { type } = items;
  const isTall = type === "object" || type === "array";
  const nameOfKind = choiceNames(kindField(items));
  // The first words of the sentence: an entry's bar has room for no more.
  const kind = isGroup(value) && typeof value.kind === "string" ? nameOfKind(value.kind).replace(/[,:].*$/, "") : "";

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    const moved = nameOf(valueAt(tools.value, [...list, from]), from + 1);
    tools.edit([{ op: "move", path: list, from, to }]);
    const [here, there] = [idOf([...list, from]), idOf([...list, to])];
    const [isHere, isThere] = [tools.isOpen(here), tools.isOpen(there)];
    tools.setOpen(there, isHere);
    tools.setOpen(here, isThere);
    tools.say(`${moved} is now ${to + 1} of ${count}.`);
    focusLater(`${there}-handle`);
  };
  const duplicate = () => {
    tools.edit([{ op: "duplicate", path: list, index }]);
    focusLater(`${idOf([...list, index + 1])}-handle`);
  };
  const remove = () => {
    tools.edit([{ op: "remove", path }]);
    tools.say(`${name} is removed. Undo brings it back.`);
    focusLater(count > 1 ? `${idOf([...list, Math.max(0, Math.min(index, count - 2))])}-handle` : listId);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(index, event.key === "ArrowUp" ? index - 1 : index + 1);
  };
  const onDragStart = ({ dataTransfer }: DragEvent) => {
    dragged = { listId, index };
    // Firefox drags nothing that carries nothing; fields take no data of this type.
    dataTransfer.setData("text/x-entry", id);
  };
  const onDragOver = (event: DragEvent) => {
    if (dragged?.listId !== listId) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (dragged?.listId !== listId) return;
    event.preventDefault();
    move(dragged.index, index);
  };
  const handleName = `Drag ${name} to another place; with the keyboard, Alt and the arrow keys`;

  return (
    <li
      className={`entry box${isOver ? " is-over" : ""}`}
      id={`${id}-entry`}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onDragEnd={() => {
        dragged = undefined;
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the focus */}
      <div className="line entry-bar" onKeyDown={onKeyDown}>
        <button
          type="button"
          className="handle"
          id={`${id}-handle`}
          aria-label={handleName}
          title={handleName}
          tabIndex={-1}
          draggable
          onDragStart={onDragStart}
        >
          ⋮⋮
        </button>
        {isTall ? (
          <button
            type="button"
            className="line fold"
            id={id}
            aria-expanded={isOpen}
            onClick={() => {
              tools.setOpen(id, !isOpen);
              if (!isOpen) tools.show(path);
            }}
          >
            {kind && <span className="badge kind cut">{kind}</span>}
            <span className="cut">{name}</span>
            {errors > 0 && <span className="badge error">{counted(errors, "mistake")}</span>}
          </button>
        ) : (
          children
        )}
        <Menu
          name={`Move, copy or remove ${name}`}
          actions={[
            { name: "Move up", act: () => move(index, index - 1), isOff: index === 0 },
            { name: "Move down", act: () => move(index, index + 1), isOff: index === count - 1 },
            { name: "Duplicate", act: duplicate },
            { name: "Remove", act: remove },
          ]}
        >
          ⋯
        </Menu>
      </div>
      {isTall && isOpen && <div className="stack">{children}</div>}
    </li>
  );
};
