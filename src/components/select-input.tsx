import { type SelectHTMLAttributes, useId } from "react";
import { takeOver } from "./early-entries";
import { controlFrame, controlStyle, describedBy, Field, type FieldProps } from "./field";
import { Icon } from "./icon";
import { down } from "./icons/lines";

/** Arrow over a list of options, in place of the browser's own, which looks different in each. */
const Arrow = () => (
  <Icon
    lines={down}
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
);

interface SelectInputProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> {
  options: readonly string[];
  /** Stands in the list while nothing is chosen; without it something always is. */
  placeholder?: string;
}

/** A list of options of which one is chosen, with its label, help and error. */
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
      <Arrow />
    </div>
  </Field>
);

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

/** The same as a setting of a page, not as a question of a form. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} sx={{ display: "block", mb: "6px", fontWeight: "bold", fontSize: "label" }}>
        {label}
      </label>
      <div sx={{ position: "relative" }}>
        <select
          ref={takeOver}
          id={id}
          name={label}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          sx={{ ...controlFrame, appearance: "none", minHeight: "button", pr: "44px", cursor: "pointer" }}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
        <Arrow />
      </div>
    </div>
  );
}
