/** @jsxImportSource react */
import { useState } from "react";
import { fieldAt } from "../../../src/content/fields/field-schemas";
import type { Path } from "../../text/edit";
import { words } from "../../words";
import { useFormTools } from "./form-context";

/** Name of a field in a group that has whatever fields an editor gives it, and a way to take the field out. */
export const NameOfField = ({ path }: { path: Path }) => {
  const { schema, value, edit } = useFormTools();
  const name = String(path.at(-1));
  const [typed, setTyped] = useState(name);
  const parent = fieldAt(schema, path.slice(0, -1), value);
  if (parent?.properties?.[name] || typeof parent?.additionalProperties !== "object") return null;
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
