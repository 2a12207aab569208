import { TextInput } from "../../../components/text-input";
import { useTextProps } from "../text/use-text-props";
import type { ControlProps } from "../use-enquiry-field";

/** A phone number, for which phones show their own keys. */
export function PhoneControl(props: ControlProps) {
  const { control, setValue } = useTextProps(props);
  return <TextInput {...control} type="tel" onChange={({ currentTarget }) => setValue(currentTarget.value)} />;
}
