/** @jsxImportSource react */
import type { WidgetProps } from "@rjsf/utils";
import { pathOf } from "../field-path";
import { useField } from "../form/form-context";
import { useSetField } from "../form/use-set-field";
import { useDescribed } from "./described";

/** Yes or no. What is not in the file stands as the schema has it without. */
export const BooleanWidget = ({ id, value }: WidgetProps) => {
  const path = pathOf(id);
  const set = useSetField(path);
  const usual = useField(path).default === true;
  return (
    <input
      id={id}
      type="checkbox"
      checked={typeof value === "boolean" ? value : usual}
      onChange={(event) => set(event.target.checked)}
      {...useDescribed(id)}
    />
  );
};
