import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import type { Style } from "../theme/variants";
import { takeOver } from "./early-entries";
import { Icon } from "./icon";

interface FieldProps {
  id: string;
  label: string;
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

export const describedBy = ({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} sx={{ mb: "6px", color: "muted", variant: "text.label" }}>
    {children}
  </p>
);

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) =>
  children && (
    <p id={id} sx={{ mt: "6px", color: "error", fontSize: "label", fontWeight: "bold" }}>
      {children}
    </p>
  );

type With<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps>;

type Drawn<Attributes> = With<Attributes> & { draw: (control: Attributes & { id: string }) => ReactNode };

function Field<Attributes>({ id, label, optional, hint, error, draw, ...control }: Drawn<Attributes>) {
  const state = { id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy({ id, hint, error }) };
  return (
    <div>
      {/* An error stands in the line of the label, so that nothing moves when it comes, and while it is put right. */}
      <div
        sx={{
          variant: "layout.row",
          justifyContent: "space-between",
          columnGap: "12px",
          mb: "6px",
          "& > p": { mt: 0 },
        }}
      >
        <label htmlFor={id} sx={{ fontWeight: "bold", fontSize: "label" }}>
          {label}
          {optional && <span sx={{ color: "muted", fontWeight: "body" }}> ({optional})</span>}
        </label>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {draw({ ...control, ...state } as unknown as Attributes & { id: string })}
    </div>
  );
}

export const controlFrame = {
  width: "100%",
  px: "16px",
  bg: "surface",
  color: "text",
  border: "1.5px solid",
  borderColor: "controlBorder",
  borderRadius: "small",
  font: "inherit",
} satisfies Style;

/** An error draws a thicker rule, so that colour alone does not tell. */
const controlStyle = {
  display: "block",
  ...controlFrame,
  minHeight: "button",
  py: "10px",
  lineHeight: "snug",
  "&:focus-visible": { outlineOffset: "1px" },
  "&[aria-invalid=true]": { borderColor: "error", borderWidth: "2.5px", px: "15px", py: "9px" },
} satisfies Style;

const areaStyle = {
  ...controlStyle,
  resize: "vertical",
  // As a quotation, as high as its words where an engine can tell.
  "&[readonly]": { bg: "raised", borderColor: "transparent", resize: "none", fieldSizing: "content" },
} satisfies Style;

type InputProps = InputHTMLAttributes<HTMLInputElement>;
type AreaProps = TextareaHTMLAttributes<HTMLTextAreaElement>;
type SelectProps = SelectHTMLAttributes<HTMLSelectElement>;

export const TextInput = (props: With<InputProps>) => (
  <Field<InputProps> {...props} draw={(control) => <input ref={takeOver} {...control} sx={controlStyle} />} />
);

export const TextArea = (props: With<AreaProps>) => (
  <Field<AreaProps> {...props} draw={(control) => <textarea ref={takeOver} {...control} sx={areaStyle} />} />
);

interface OptionsProps {
  options: readonly (string | readonly [value: string, words: string])[];
  placeholder?: string;
}

/** A list of options, with an arrow in place of the browser's own, which looks different in each. */
export const SelectInput = ({ options, placeholder, ...props }: With<SelectProps> & OptionsProps) => (
  <Field<SelectProps>
    {...props}
    draw={(control) => (
      <div sx={{ position: "relative" }}>
        <select
          ref={takeOver}
          {...control}
          sx={{ ...controlStyle, appearance: "none", cursor: "pointer", "&&": { pr: "44px" } }}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => {
            // Without a value its words would be one, and a translator's words be sent.
            const [value, words] = typeof option === "string" ? [option, option] : option;
            return (
              <option key={value} value={value}>
                {words}
              </option>
            );
          })}
        </select>
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
    )}
  />
);

interface ChoiceProps extends Omit<OptionsProps, "placeholder"> {
  label: string;
  value: string;
  onChoose: (value: string) => void;
}

/** A list to choose from as a setting of a page, not as a question of a form. */
export const Choice = ({ onChoose, ...select }: ChoiceProps) => (
  <SelectInput
    id={useId()}
    name={select.label}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    {...select}
  />
);
