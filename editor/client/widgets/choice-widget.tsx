/** @jsxImportSource react */
import type { WidgetProps } from "@rjsf/utils";
import { words } from "../../words";
import { pathOf, readable } from "../field-path";
import { useField, useFormTools } from "../form/form-context";
import { useSetField } from "../form/use-set-field";
import { useDescribed } from "./described";
import { IconField } from "./icon-field";

/** One of the values of a list, each with its word. */
export const ChoiceWidget = ({ id, value, required }: WidgetProps) => {
  const path = pathOf(id);
  const field = useField(path);
  const { choices } = useFormTools();
  const set = useSetField(path);
  const described = useDescribed(id);
  const chosen = value === undefined || value === null ? "" : String(value);
  const meanings = choices.values[field.id ?? ""] ?? {};
  const known = field.enum ?? [];
  if (field.id === "IconName")
    return <IconField id={id} value={chosen} meanings={meanings} isRequired={required === true} />;
  return (
    <select id={id} value={chosen} onChange={(event) => set(event.target.value)} {...described}>
      {(!required || chosen === "") && <option value="">{words.notSet}</option>}
      {chosen !== "" && !known.includes(chosen) && <option>{chosen}</option>}
      {known.map((choice) => (
        <option key={choice} value={choice}>
          {readable(choice)}
          {meanings[choice] ? ` (${meanings[choice]})` : ""}
        </option>
      ))}
    </select>
  );
};
