/** @jsxImportSource react */
import type { ArrayFieldTemplateProps } from "@rjsf/utils";
import { useId, useState } from "react";
import { resolveField, schemaOfValue } from "../../../src/content/fields/field-schemas";
import type { Edit, Path } from "../../text/edit";
import { valueAt } from "../../text/values";
import { words } from "../../words";
import { idOf, readable } from "../field-path";
import { blankValue } from "./blank-value";
import { kindField, useChoiceNames, useField, useFormTools, useParent } from "./form-context";

/** Field of a new entry that gets the focus. */
const firstField = (value: unknown): Path =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? [Object.keys(value)[0] ?? ""] : [];

/** Adds an entry at the end of a list, of a kind that is chosen first where there are kinds. */
const AddEntry = ({ path, count, name }: { path: Path; count: number; name: string }) => {
  const tools = useFormTools();
  const id = useId();
  const field = useField(path);
  const parent = useParent(path);
  const item = resolveField(field.items ?? {}, tools.schema);
  const kindOfEntry = kindField(item, tools.schema);
  const kinds = kindOfEntry.enum ?? [];
  const nameOf = useChoiceNames(kindOfEntry);
  const [kind, setKind] = useState(kinds[0] ?? "");
  const most = (field as { maxItems?: number }).maxItems;
  const add = () => {
    const blank = blankValue(schemaOfValue(item, tools.schema, { kind }), tools.schema);
    const value = kind === "" ? blank : { ...(blank as object), kind };
    const edit: Edit = Array.isArray(valueAt(tools.value, path))
      ? { op: "insert", path, index: count, value }
      : { op: "set", path, value: [value], order: Object.keys(parent.properties ?? {}) };
    tools.edit([edit]);
    const entry = [...path, count];
    tools.setOpen(idOf(entry), true);
    tools.focusLater(idOf([...entry, ...firstField(value)]));
  };
  if (most !== undefined && count >= most) return null;
  return (
    <div className="add">
      {kinds.length > 0 && (
        <>
          <label className="hidden-words" htmlFor={id}>
            {words.kindOfNew}
          </label>
          <select id={id} value={kind} onChange={(event) => setKind(event.target.value)}>
            {kinds.map((choice) => (
              <option key={choice} value={choice}>
                {nameOf(choice)}
              </option>
            ))}
          </select>
        </>
      )}
      <button type="button" onClick={add}>
        {words.addEntry(name.toLowerCase())}
      </button>
    </div>
  );
};

/** A list: its entries in their order, and a way to add one. */
export const ListFields = ({ items, fieldPathId, title }: ArrayFieldTemplateProps) => {
  const { path } = fieldPathId;
  const field = useField(path);
  const { original } = useFormTools();
  const there = valueAt(original?.value, path);
  const { minItems, maxItems } = field as { minItems?: number; maxItems?: number };
  const name = field.label ?? readable(title ?? String(path.at(-1)));
  return (
    <fieldset className="group list" id={idOf(path)}>
      <legend>
        {name} <span className="count">{words.count(items.length, minItems, maxItems)}</span>
      </legend>
      {field.description && <p className="description">{field.description}</p>}
      {Array.isArray(there) && there.length !== items.length && (
        <p className="question">{words.originalHas(there.length)}</p>
      )}
      <ol className="entries">{items}</ol>
      <AddEntry path={path} count={items.length} name={name} />
    </fieldset>
  );
};
