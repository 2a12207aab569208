import { TextInput } from "./text-input";

export const examples = {
  empty: <TextInput id="text-input-empty" label="Name" />,
  "with help": (
    <TextInput id="text-input-help" label="Phone" hint="With the code of your country." optional="optional" />
  ),
  filled: <TextInput id="text-input-filled" label="Name" defaultValue="Ada Lovelace" />,
  invalid: <TextInput id="text-input-invalid" label="E-mail" error="Please check the address." defaultValue="ada@" />,
};
