import { type ReactNode, useId } from "react";
import { controlFrame } from "./field";

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** False while there is nothing to choose between. */
  isEnabled?: boolean;
  /** The options. */
  children: ReactNode;
}

/** The browser's own list of which one is chosen, with its label above: a setting, where a form has a `SelectInput`. */
export function Choice({ label, value, onChoose, isEnabled = true, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} sx={{ display: "block", mb: "6px", fontWeight: "bold", fontSize: "label" }}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={!isEnabled}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        sx={{ ...controlFrame, minHeight: "button", cursor: "pointer" }}
      >
        {children}
      </select>
    </div>
  );
}
