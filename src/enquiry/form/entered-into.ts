import type { EnquiryField } from "../questions/definition";
import { controlId } from "../questions/protocol";

/** Entry made in a question before hydration; its files are looked after by their own control. */
export function enteredInto(formId: string, { name }: EnquiryField): string | string[] {
  const control = document.getElementById(controlId(formId, name));
  if (control instanceof HTMLFieldSetElement) {
    return [...control.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
  }
  if (control instanceof HTMLInputElement) return control.type === "file" ? "" : control.value;
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement ? control.value : "";
}
