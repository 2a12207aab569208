import { TextInput } from "../../components/text-input";
import { EmailTypo } from "./email-typo";
import type { ControlProps } from "./use-enquiry-field";
import { useTextProps } from "./use-text-props";

/** An e-mail address, with a question where its domain looks mistyped. */
export function EmailControl(props: ControlProps) {
  const { control, setValue } = useTextProps(props);
  return (
    <div>
      <TextInput {...control} type="email" enterKeyHint={props.enterKey} autoCapitalize="none" spellCheck={false} />
      <EmailTypo
        address={control.value}
        messages={props.settings.messages}
        doubts={props.doubts}
        onAccept={setValue}
        inputId={control.id}
      />
    </div>
  );
}
