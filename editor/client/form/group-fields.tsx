/** @jsxImportSource react */
import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { useState } from "react";
import { fieldAt } from "../../../src/content/fields/field-schemas";
import { isGroup } from "../../../src/content/fields/values";
import { valueAt } from "../../text/values";
import { words } from "../../words";
import { addressId, helpOf, idOf, readable } from "../field-path";
import { blankValue } from "./blank-value";
import { Folded } from "./folded";
import { useField, useFormTools, useParent } from "./form-context";
import { errorsWithin } from "./problem-list";
import { SharedLook } from "./shared-look";

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

function excerptOf(value: unknown): string {
  const found = isGroup(value) ? Object.values(value).find((part) => typeof part === "string" && part !== "") : "";
  return typeof found === "string" ? found : "";
}

/** A group of fields. One that need not be there is added and removed as a whole. */
export const GroupFields = ({ properties, fieldPathId, title, description, required }: ObjectFieldTemplateProps) => {
  const { path } = fieldPathId;
  const tools = useFormTools();
  const field = useField(path);
  const parent = useParent(path);
  const id = idOf(path);
  const isEntry = typeof path.at(-1) === "number";
  const name = field.label ?? readable(title || String(path.at(-1) ?? ""));
  const help = helpOf(field);
  const errors = errorsWithin(tools.problems, path);
  const shown = properties.filter(({ hidden }) => !hidden);
  const fields = shown.map(({ content }) => content);
  if (path.length === 0) {
    const asideOf = (key: string) => fieldAt(tools.schema, [key], tools.value)?.aside;
    const inAddress = shown.filter(({ name: key }) => asideOf(key) === "address");
    return (
      <div className="fields">
        {shown.filter(({ name: key }) => asideOf(key) === undefined).map(({ content }) => content)}
        <NewField path={path} />
        {shown.filter(({ name: key }) => asideOf(key) === "search").map(({ content }) => content)}
        {inAddress.length > 0 && (
          <Folded
            id={addressId}
            name={words.address}
            errors={inAddress.reduce((sum, { name: key }) => sum + errorsWithin(tools.problems, [key]), 0)}
          >
            <div className="fields">{inAddress.map(({ content }) => content)}</div>
          </Folded>
        )}
      </div>
    );
  }
  if (isEntry) {
    return (
      <div className="fields">
        {fields}
        <NewField path={path} />
      </div>
    );
  }
  const own = valueAt(tools.value, path);
  const add = () => {
    const value = blankValue(field, tools.schema);
    tools.edit([{ op: "set", path, value, order: Object.keys(parent.properties ?? {}) }]);
    tools.focusLater(idOf([...path, Object.keys(value as object)[0] ?? ""]));
  };
  const remove = () => {
    tools.edit([{ op: "remove", path }]);
    tools.say(words.removed(name));
  };
  if (own === undefined) {
    return (
      <div className="add" id={id}>
        <button type="button" onClick={add}>
          {words.addField(name)}
        </button>
        {help && <p className="description">{help}</p>}
      </div>
    );
  }
  const inside = (
    <>
      {(help ?? description) && <p className="description">{help ?? description}</p>}
      {field.id === "ContentHead" && <SharedLook />}
      <div className="fields">{fields}</div>
      <NewField path={path} />
      {!required && (
        <button type="button" className="quiet" onClick={remove}>
          {words.removeField(name)}
        </button>
      )}
    </>
  );
  // A picture, or a link, is seen at once; what has more in it is unfolded where it is wanted.
  const short = shown.filter(({ name: key }) => !fieldAt(tools.schema, [...path, key], tools.value)?.focal);
  if (short.length <= 2 && field.aside === undefined) {
    return (
      <fieldset className="group" id={id}>
        <legend>{name}</legend>
        {inside}
      </fieldset>
    );
  }
  return (
    <Folded id={id} name={name} excerpt={excerptOf(own)} errors={errors}>
      {inside}
    </Folded>
  );
};
