import { TextArea } from "../../components/text-area";
import type { ControlProps } from "./use-enquiry-field";
import { useTextProps } from "./use-text-props";

/** Several lines of text. */
export function TextAreaControl(props: ControlProps) {
  const { control } = useTextProps(props);
  return <TextArea {...control} rows={props.field.rows} />;
}
