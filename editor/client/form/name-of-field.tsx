/** @jsxImportSource react */
import { useState } from "react";
import { words } from "../../words";
import { type FieldProps, useFormTools } from "./form-context";

/** Name of a field in a group that has whatever fields an editor gives it, and a way to take the field out. */
export const NameOfField = ({ path, parent: { properties, additionalProperties } }: Omit<FieldProps, "field">) => {
  const { edit } = useFormTools();
  const name = String(path.at(-1));
  const [typed, setTyped] = useState(name);
  if (properties?.[name] || typeof additionalProperties !== "object") return null;
  return (
    <span className="own-name">
      <input
        aria-label={words.fieldName}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== name && typed !== "" && edit([{ op: "rename", path, to: typed }])}
      />
      <button type="button" className="quiet" onClick={() => edit([{ op: "remove", path }])}>
        {words.removeField(name)}
      </button>
    </span>
  );
};
