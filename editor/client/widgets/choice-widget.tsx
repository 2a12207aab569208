/** @jsxImportSource react */
import type { WidgetProps } from "@rjsf/utils";
import { words } from "../../words";
import { useChoiceNames, useField } from "../form/form-context";
import { useControl } from "./use-control";

/** One of the values of a list, each with its word. */
export const ChoiceWidget = ({ id, value, required }: WidgetProps) => {
  const { path, set, described } = useControl(id);
  const field = useField(path);
  const nameOf = useChoiceNames(field);
  const chosen = value === undefined || value === null ? "" : String(value);
  const known = field.enum ?? [];
  return (
    <select id={id} value={chosen} onChange={(event) => set(event.target.value)} {...described}>
      {(!required || chosen === "") && <option value="">{words.notSet}</option>}
      {chosen !== "" && !known.includes(chosen) && <option>{chosen}</option>}
      {known.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  );
};
