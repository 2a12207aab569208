import { TextInput } from "../../components/text-input";
import type { ControlProps } from "./use-enquiry-field";
import { useTextProps } from "./use-text-props";

/** One line of text, or a phone number, for which phones show their own keys. */
export function TextControl(props: ControlProps) {
  const { control } = useTextProps(props);
  return (
    <TextInput
      {...control}
      type={props.field.kind === "phone" ? "tel" : "text"}
      enterKeyHint={props.enterKey}
      inputMode={props.field.numeric ? "numeric" : undefined}
    />
  );
}
