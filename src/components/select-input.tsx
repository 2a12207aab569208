import { type SelectHTMLAttributes, useId } from "react";
import { takeOver } from "./early-entries";
import { controlStyle, Field, type FieldProps } from "./field";
import { Icon } from "./icon";

/** A list of options, with an arrow in place of the browser's own, which looks different in each. */
const Select = (select: SelectHTMLAttributes<HTMLSelectElement>) => (
  <div sx={{ position: "relative" }}>
    <select
      ref={takeOver}
      {...select}
      sx={{ ...controlStyle, appearance: "none", minHeight: "button", cursor: "pointer", "&&": { pr: "44px" } }}
    />
    <Icon
      name="down"
      size={18}
      sx={{
        position: "absolute",
        right: "16px",
        top: "50%",
        transform: "translateY(-50%)",
        color: "muted",
        pointerEvents: "none",
      }}
    />
  </div>
);

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
    {(control) => (
      <Select {...control} {...select}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          // Without a value its words would be one, and a translator's words be sent.
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

/** A list to choose from as a setting of a page, not as a question of a form. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} sx={{ display: "block", mb: "6px", fontWeight: "bold", fontSize: "label" }}>
        {label}
      </label>
      <Select id={id} name={label} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}
