import { SelectInput } from "../../components/select-input";
import type { ControlProps } from "./use-enquiry-field";
import { useTextProps } from "./use-text-props";

/** One of a list of options, in the browser's own list. */
export function SelectControl(props: ControlProps) {
  const { field, settings } = props;
  const { control } = useTextProps(props);
  return <SelectInput {...control} options={field.options ?? []} placeholder={settings.messages.selectPlaceholder} />;
}
