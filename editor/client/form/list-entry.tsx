/** @jsxImportSource react */
import { type DragEvent, type KeyboardEvent, useState } from "react";
import { type FieldSchema, resolveField } from "../../../src/content/fields/field-schemas";
import { isGroup } from "../../../src/content/fields/values";
import type { Path } from "../../text/edit";
import { valueAt } from "../../text/values";
import { words } from "../../words";
import { idOf } from "../field-path";
import { focusLater } from "../focus-later";
import { Menu } from "../menu";
import { choiceNames, kindField, useFormTools, type WithFields } from "./form-context";
import { errorsWithin } from "./problem-list";

/** Name of an entry: its own words, as far as it has any. */
function nameOf(value: unknown, number: number): string {
  if (typeof value === "string" && value !== "") return value;
  if (!isGroup(value)) return words.entry(number);
  const named = [value.title, value.name, value.label, value.text, value.question, value.quote];
  const found = named.find((text) => typeof text === "string" && text !== "");
  return typeof found === "string" ? found : words.entry(number);
}

/** The first words of a sentence: an entry's bar has room for no more. */
const beginningOf = (sentence: string) => sentence.replace(/[,:].*$/, "");

function useEntry(list: Path, index: number, count: number, name: string) {
  const { edit, say, setOpen, isOpen } = useFormTools();
  const own = idOf([...list, index]);
  /** An unfolded entry stays so at its new place. */
  const swapOpen = (to: number) => {
    const other = idOf([...list, to]);
    const [here, there] = [isOpen(own), isOpen(other)];
    setOpen(other, here);
    setOpen(own, there);
  };
  return {
    move: (to: number) => {
      if (to < 0 || to >= count || to === index) return;
      edit([{ op: "move", path: list, from: index, to }]);
      swapOpen(to);
      say(words.moved(name, to + 1, count));
      focusLater(`${idOf([...list, to])}-handle`);
    },
    duplicate: () => {
      edit([{ op: "duplicate", path: list, index }]);
      focusLater(`${idOf([...list, index + 1])}-handle`);
    },
    remove: () => {
      edit([{ op: "remove", path: [...list, index] }]);
      say(words.removed(name));
      focusLater(count > 1 ? `${idOf([...list, Math.max(0, Math.min(index, count - 2))])}-handle` : idOf(list));
    },
  };
}

interface ListEntryProps extends WithFields {
  list: Path;
  /** Schema of the list. */
  field: FieldSchema;
  index: number;
  count: number;
}

/** One entry of a list: moved by its handle, with the pointer or the keyboard, duplicated and removed. */
export const ListEntry = ({ list, field, index, count, Field }: ListEntryProps) => {
  const path = [...list, index];
  const tools = useFormTools();
  const { items = {} } = field;
  const value = valueAt(tools.value, path);
  const name = nameOf(value, index + 1);
  const id = idOf(path);
  const { move, duplicate, remove } = useEntry(list, index, count, name);
  const errors = errorsWithin(tools.problems, path);
  const [isOver, setOver] = useState(false);
  const { type } = resolveField(items, tools.schema);
  const isTall = type === "object" || type === "array";
  const content = <Field path={path} schema={items} parent={field} />;
  const isOpen = tools.isOpen(id);
  const listId = idOf(list);
  const nameOfKind = choiceNames(kindField(items, tools.schema));
  const kind = isGroup(value) && typeof value.kind === "string" ? beginningOf(nameOfKind(value.kind)) : "";

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? index - 1 : index + 1);
  };
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.setData("text/x-entry", JSON.stringify({ listId, index }));
    event.dataTransfer.effectAllowed = "move";
    event.stopPropagation();
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("text/x-entry")) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const dropped = event.dataTransfer.getData("text/x-entry");
    if (dropped === "") return;
    const from = JSON.parse(dropped) as { listId: string; index: number };
    if (from.listId !== listId) return;
    event.preventDefault();
    event.stopPropagation();
    tools.edit([{ op: "move", path: list, from: from.index, to: index }]);
    tools.say(words.moved(name, index + 1, count));
  };

  return (
    <li
      className={`entry box${isOver ? " is-over" : ""}${errors > 0 ? " has-error" : ""}`}
      id={`${id}-entry`}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className="line entry-bar">
        <button
          type="button"
          className="handle"
          id={`${id}-handle`}
          aria-label={words.drag(name)}
          title={words.drag(name)}
          tabIndex={-1}
          draggable
          onDragStart={onDragStart}
          onKeyDown={onKeyDown}
        >
          ⋮⋮
        </button>
        {isTall ? (
          <button
            type="button"
            className="entry-name"
            id={id}
            aria-expanded={isOpen}
            onClick={() => {
              tools.setOpen(id, !isOpen);
              if (!isOpen) tools.show(path);
            }}
            onKeyDown={onKeyDown}
          >
            {kind && <span className="badge kind cut">{kind}</span>}
            <span className="cut">{name}</span>
            {errors > 0 && <span className="badge error">{words.errorCount(errors)}</span>}
          </button>
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: the field inside has the focus
          <div className="entry-value" onKeyDown={onKeyDown}>
            {content}
          </div>
        )}
        <Menu
          name={words.entryTools(name)}
          actions={[
            { name: words.moveUp, act: () => move(index - 1), isOff: index === 0 },
            { name: words.moveDown, act: () => move(index + 1), isOff: index === count - 1 },
            { name: words.duplicate, act: duplicate },
            { name: words.removeEntry, act: remove },
          ]}
        >
          ⋯
        </Menu>
      </div>
      {isTall && isOpen && <div className="entry-body">{content}</div>}
    </li>
  );
};
