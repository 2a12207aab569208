import { useCallback } from "react";
import { pathOf } from "../field-path";
import { useFormTools, useParent } from "../form/form-context";
import { useProblemsAt } from "../form/problem-list";

/** Problems and edits of the field that a control is for, by the field's id. */
export function useControl(id: string) {
  const { edit } = useFormTools();
  const path = pathOf(id);
  const parent = useParent(path);
  const problems = useProblemsAt(path);
  const isInvalid = problems.some(({ level }) => level === "error");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says the whole path
  const set = useCallback(
    (value: unknown) => {
      const name = path.at(-1);
      const isRequired =
        typeof name === "number" || !parent.properties || (parent.required ?? []).includes(String(name));
      if (!isRequired && (value === "" || value === undefined)) edit([{ op: "remove", path }], id);
      else edit([{ op: "set", path, value: value ?? "", order: Object.keys(parent.properties ?? {}) }], id);
    },
    [id, edit, parent],
  );
  return {
    path,
    /** Sets the field. What need not be there and has no words is taken out of the file. */
    set,
    /** Attributes that tie a control to its description and to what the check says of it. */
    described: {
      "aria-describedby": problems.length > 0 ? `${id}-problems ${id}-description` : `${id}-description`,
      ...(isInvalid && { "aria-invalid": true }),
    },
  };
}
