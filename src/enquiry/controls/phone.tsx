import { TextInput } from "../../components/text-input";
import type { ControlProps } from "./use-enquiry-field";
import { useTextProps } from "./use-text-props";

/** A phone number, for which phones show their own keys. */
export function PhoneControl(props: ControlProps) {
  const { control, setValue } = useTextProps(props);
  return (
    <TextInput
      {...control}
      type="tel"
      enterKeyHint={props.enterKey}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
    />
  );
}
