import { TextArea } from "../../../components/text-area";
import { useTextProps } from "../text/use-text-props";
import type { ControlProps } from "../use-enquiry-field";

/** Several lines of text. */
export function TextAreaControl(props: ControlProps) {
  const { control, setValue } = useTextProps(props);
  return (
    <TextArea {...control} rows={props.field.rows} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
  );
}
