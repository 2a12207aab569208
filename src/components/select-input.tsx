import type { SelectHTMLAttributes } from "react";
import { takeOver } from "./early-entries";
import { controlStyle, describedBy, Field, type FieldProps } from "./field";
import { SelectArrow } from "./select-arrow";

interface SelectInputProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> {
  options: readonly string[];
  placeholder?: string;
}

export const SelectInput = ({
  id,
  label,
  optional,
  hint,
  error,
  options,
  placeholder,
  ...select
}: SelectInputProps) => (
  <Field id={id} label={label} optional={optional} hint={hint} error={error}>
    <div sx={{ position: "relative" }}>
      <select
        ref={takeOver}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        {...select}
        sx={{ ...controlStyle, appearance: "none", minHeight: "button", cursor: "pointer", "&&": { pr: "44px" } }}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          // Without a value its words would be one, and a translator's words be sent.
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <SelectArrow />
    </div>
  </Field>
);
