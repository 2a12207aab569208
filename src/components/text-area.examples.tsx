import { TextArea } from "./text-area";

export const examples = {
  empty: <TextArea id="text-area-empty" label="Message" />,
  "with help": <TextArea id="text-area-help" label="Message" hint="A few sentences." optional="optional" rows={4} />,
  invalid: <TextArea id="text-area-invalid" label="Message" error="Please write a message." defaultValue="?" />,
};
