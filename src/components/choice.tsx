import { useId } from "react";
import { takeOver } from "./early-entries";
import { controlFrame } from "./field";
import { SelectArrow } from "./select-arrow";

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

/** The browser's own list of which one is chosen, with its label above: a setting, where a form has a `SelectInput`. */
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
        <SelectArrow />
      </div>
    </div>
  );
}
