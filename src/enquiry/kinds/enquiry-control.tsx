import type { ComponentType } from "react";
import type { EnquiryField } from "../form/definition";
import type { ControlProps } from "../form/use-enquiry-field";
import { ChoicesControl } from "./choices-control";
import { FilesControl } from "./files-control";
import { TextControl } from "./text-control";

/** What draws each kind of question. A kind without one does not compile. */
const controls: Record<EnquiryField["kind"], ComponentType<ControlProps>> = {
  text: TextControl,
  email: TextControl,
  phone: TextControl,
  textArea: TextControl,
  choices: ChoicesControl,
  files: FilesControl,
};

/** One question. */
export function EnquiryControl(props: ControlProps) {
  const Control = controls[props.field.kind];
  return <Control {...props} />;
}
