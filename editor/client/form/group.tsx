import { type ReactNode, useState } from "react";
import type { FieldSchema } from "../../../src/content/fields/field-schemas";
import { isGroup, valueAt } from "../../../src/content/fields/values";
import { helpOf, idOf, nameOf } from "../field-path";
import { focusLater } from "../focus-later";
import { counted } from "../wording";
import { blankValue, type FieldProps, useFormTools } from "./form-context";
import { errorsWithin, ProblemsAt } from "./problem-list";

const NewField = ({ path, schema }: { path: FieldProps["path"]; schema: FieldSchema }) => {
  const tools = useFormTools();
  const [name, setName] = useState("");
  const add = () => {
    tools.edit([{ op: "set", path: [...path, name], value: blankValue(schema) }]);
    focusLater(idOf([...path, name]));
    setName("");
  };
  const label = "Name of a new field";
  return (
    <div className="line">
      <input aria-label={label} placeholder={label} value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={add} disabled={name === ""}>
        Add {name}
      </button>
    </div>
  );
};

const isWords = (part: unknown): part is string => typeof part === "string" && part !== "";

export const Group = ({ path, field, parent, children }: FieldProps & { children: ReactNode }) => {
  const tools = useFormTools();
  const id = idOf(path);
  const key = path.at(-1);
  const name = nameOf(field, String(key));
  const own = valueAt(tools.value, path);
  const help = helpOf(field);
  const description = help && <p className="muted">{help}</p>;
  const { additionalProperties } = field;
  const fields = (
    <>
      {children}
      {typeof additionalProperties === "object" && <NewField path={path} schema={additionalProperties} />}
    </>
  );
  const add = () => {
    const value = blankValue(field);
    tools.edit([{ op: "set", path, value, order: Object.keys(parent.properties ?? {}) }]);
    focusLater(idOf([...path, Object.keys(value as object)[0] ?? ""]));
  };
  const remove = () => {
    tools.edit([{ op: "remove", path }]);
    tools.say(`${name} is removed. Undo brings it back.`);
  };
  if (typeof key === "number") {
    return (
      <>
        {fields}
        <ProblemsAt path={path} />
      </>
    );
  }
  if (!isGroup(own)) {
    return (
      <div className="line" id={id}>
        <button type="button" onClick={add}>
          Add {name}
        </button>
        {description}
        <ProblemsAt path={path} />
      </div>
    );
  }
  // A picture, or a link, is seen at once; what has more in it is unfolded where it is wanted.
  const isShort = Object.values(field.properties ?? {}).filter((own) => !own.focal).length <= 2;
  const isFolded = !isShort || field.aside !== undefined;
  const isShown = !isFolded || tools.isOpen(id);
  const errors = errorsWithin(tools.problems, path);
  const excerpt = isShown ? undefined : Object.values(own).find(isWords);
  return (
    <fieldset className="group stack box" id={id} aria-label={name}>
      {isFolded ? (
        <button type="button" className="line fold" aria-expanded={isShown} onClick={() => tools.setOpen(id, !isShown)}>
          {name}
          {excerpt && <span className="muted cut">{excerpt}</span>}
          {errors > 0 && <span className="badge error">{counted(errors, "mistake")}</span>}
        </button>
      ) : (
        <legend>{name}</legend>
      )}
      {isShown && (
        <>
          {description}
          {fields}
          {!parent.required?.includes(String(key)) && (
            <button type="button" className="quiet" onClick={remove}>
              Remove {name}
            </button>
          )}
          <ProblemsAt path={path} />
        </>
      )}
    </fieldset>
  );
};
