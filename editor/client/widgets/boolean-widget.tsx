/** @jsxImportSource react */
import type { WidgetProps } from "@rjsf/utils";
import { useField } from "../form/form-context";
import { useControl } from "./use-control";

/** Yes or no. What is not in the file stands as the schema has it without. */
export const BooleanWidget = ({ id, value }: WidgetProps) => {
  const { path, set, described } = useControl(id);
  const usual = useField(path).default === true;
  return (
    <input
      id={id}
      type="checkbox"
      checked={typeof value === "boolean" ? value : usual}
      onChange={(event) => set(event.target.checked)}
      {...described}
    />
  );
};
