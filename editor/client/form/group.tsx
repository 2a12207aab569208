/** @jsxImportSource react */
import { useState } from "react";
import { type FieldSchema, schemaOfValue } from "../../../src/content/fields/field-schemas";
import { isGroup } from "../../../src/content/fields/values";
import type { Path } from "../../text/edit";
import { valueAt } from "../../text/values";
import { words } from "../../words";
import { helpOf, idOf, nameOf } from "../field-path";
import { focusLater } from "../focus-later";
import { blankValue } from "./blank-value";
import { Folded } from "./folded";
import { type FieldProps, useFormTools, type WithFields } from "./form-context";
import { errorsWithin, ProblemList, useProblemsAt } from "./problem-list";
import { SharedLook } from "./shared-look";

interface FieldsProps {
  path: Path;
  field: FieldSchema;
  /** The fields that are shown; all where it is left out, with those under whatever names an editor has given. */
  names?: readonly string[];
}

export const Fields = ({ path, field, names, Field }: FieldsProps & WithFields) => {
  const { value } = useFormTools();
  const { properties = {}, additionalProperties } = field;
  const own = valueAt(value, path);
  const named = typeof additionalProperties === "object" && isGroup(own) ? Object.keys(own) : [];
  const all = names ?? [...new Set([...Object.keys(properties), ...named])];
  return all.map((name) => {
    const schema = properties[name] ?? (typeof additionalProperties === "object" ? additionalProperties : {});
    return <Field key={name} path={[...path, name]} schema={schema} parent={field} />;
  });
};

/** Adds a field under a name that an editor gives. */
const NewField = ({ path, field: { additionalProperties } }: FieldsProps) => {
  const { edit, schema } = useFormTools();
  const [name, setName] = useState("");
  if (typeof additionalProperties !== "object") return null;
  const add = () => {
    edit([{ op: "set", path: [...path, name], value: blankValue(additionalProperties, schema) }]);
    focusLater(idOf([...path, name]));
    setName("");
  };
  return (
    <div className="line add">
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
export const Group = ({ path, field, parent, Field }: FieldProps & WithFields) => {
  const tools = useFormTools();
  const problems = useProblemsAt(path);
  const id = idOf(path);
  const key = path.at(-1);
  const name = nameOf(field, String(key));
  const description = helpOf(field);
  const own = valueAt(tools.value, path);
  const fields = (
    <>
      <div className="fields">
        <Fields path={path} field={field} Field={Field} />
      </div>
      <NewField path={path} field={field} />
    </>
  );
  const told = <ProblemList problems={problems} id={`${id}-problems`} />;
  const add = () => {
    const value = blankValue(field, tools.schema);
    tools.edit([{ op: "set", path, value, order: Object.keys(parent.properties ?? {}) }]);
    focusLater(idOf([...path, Object.keys(value as object)[0] ?? ""]));
  };
  const remove = () => {
    tools.edit([{ op: "remove", path }]);
    tools.say(words.removed(name));
  };
  if (typeof key === "number") {
    return (
      <>
        {fields}
        {told}
      </>
    );
  }
  if (!isGroup(own)) {
    return (
      <div className="line add" id={id}>
        <button type="button" onClick={add}>
          {words.addField(name)}
        </button>
        {description && <p className="muted">{description}</p>}
        {told}
      </div>
    );
  }
  const inside = (
    <>
      {description && <p className="muted">{description}</p>}
      {field.id === "ContentHead" && <SharedLook />}
      {fields}
      {!parent.required?.includes(String(key)) && (
        <button type="button" className="quiet" onClick={remove}>
          {words.removeField(name)}
        </button>
      )}
      {told}
    </>
  );
  // A picture, or a link, is seen at once; what has more in it is unfolded where it is wanted.
  const isFocal = (own: FieldSchema) => schemaOfValue(own, tools.schema, undefined).focal;
  const isShort = Object.values(field.properties ?? {}).filter((own) => !isFocal(own)).length <= 2;
  if (isShort && field.aside === undefined) {
    return (
      <fieldset className="group box" id={id}>
        <legend>{name}</legend>
        {inside}
      </fieldset>
    );
  }
  return (
    <Folded id={id} name={name} excerpt={excerptOf(own)} errors={errorsWithin(tools.problems, path)}>
      {inside}
    </Folded>
  );
};
