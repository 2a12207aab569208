import { useCallback } from "react";
import { fieldAt } from "../../../src/content/fields/field-schemas";
import type { Path } from "../../text/edit";
import { idOf } from "../field-path";
import { useFormTools } from "./form-context";

/** Sets one field. What need not be there and has no words is taken out of the file. */
export function useSetField(path: Path): (value: unknown) => void {
  const { edit, schema, value: whole } = useFormTools();
  const id = idOf(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says the whole path
  return useCallback(
    (value: unknown) => {
      const parent = fieldAt(schema, path.slice(0, -1), whole);
      const name = path.at(-1);
      const isRequired =
        typeof name === "number" || !parent?.properties || (parent.required ?? []).includes(String(name));
      if (!isRequired && (value === "" || value === undefined)) edit([{ op: "remove", path }], id);
      else edit([{ op: "set", path, value: value ?? "", order: Object.keys(parent?.properties ?? {}) }], id);
    },
    [id, edit, schema, whole],
  );
}
