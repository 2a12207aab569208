/** @jsxImportSource react */
import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { useState } from "react";
import { fieldAt } from "../../../src/content/field-schemas";
import { words } from "../../words";
import { idOf, readable } from "../field-path";
import { blankValue } from "./blank-value";
import { useField, useFormTools } from "./form-context";

/** Adds a field under a name that an editor gives. */
const NewField = ({ path }: { path: readonly (string | number)[] }) => {
  const { edit, schema, focusLater } = useFormTools();
  const [name, setName] = useState("");
  const { additionalProperties } = useField(path);
  if (typeof additionalProperties !== "object") return null;
  const add = () => {
    if (name === "") return;
    edit([{ op: "set", path: [...path, name], value: blankValue(additionalProperties, schema) }]);
    focusLater(idOf([...path, name]));
    setName("");
  };
  return (
    <div className="add">
      <input
        aria-label={words.newName}
        placeholder={words.newName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="button" onClick={add} disabled={name === ""}>
        {words.addField(name)}
      </button>
    </div>
  );
};

/** A group of fields. One that need not be there is added and removed as a whole. */
export const GroupFields = ({ properties, fieldPathId, title, description, required }: ObjectFieldTemplateProps) => {
  const { path } = fieldPathId;
  const tools = useFormTools();
  const field = useField(path);
  const id = idOf(path);
  const isEntry = typeof path.at(-1) === "number";
  const name = readable(title || String(path.at(-1) ?? ""));
  const fields = properties.filter(({ hidden }) => !hidden).map(({ content }) => content);
  if (path.length === 0 || isEntry) {
    return (
      <div className="fields">
        {fields}
        <NewField path={path} />
      </div>
    );
  }
  const parent = fieldAt(tools.schema, path.slice(0, -1), tools.value);
  const isThere =
    path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], tools.value) !==
    undefined;
  const add = () => {
    const value = blankValue(field, tools.schema);
    tools.edit([{ op: "set", path, value, order: Object.keys(parent?.properties ?? {}) }]);
    tools.focusLater(idOf([...path, Object.keys(value as object)[0] ?? ""]));
  };
  const remove = () => {
    tools.edit([{ op: "remove", path }]);
    tools.say(words.removed(name));
  };
  if (!isThere) {
    return (
      <div className="add" id={id}>
        <button type="button" onClick={add}>
          {words.addField(name)}
        </button>
        {field.description && <p className="description">{field.description}</p>}
      </div>
    );
  }
  return (
    <fieldset className="group" id={id}>
      <legend>{name}</legend>
      {(field.description ?? description) && <p className="description">{field.description ?? description}</p>}
      <div className="fields">{fields}</div>
      <NewField path={path} />
      {!required && (
        <button type="button" className="quiet" onClick={remove}>
          {words.removeField(name)}
        </button>
      )}
    </fieldset>
  );
};
