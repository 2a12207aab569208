import type { FormApi } from "final-form";
import { type FormEvent, useRef, useState } from "react";
import type { EnquiryValues } from "../send/use-sending";

/**
 * Goes forward only where nothing is wrong: the first faulty question gets focus, and from then on its fault is shown
 * until it is mended.
 */
export function useStepForm(form: FormApi<EnquiryValues>) {
  const element = useRef<HTMLFormElement>(null);
  const [showsErrors, setShowsErrors] = useState(false);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.getState().hasValidationErrors) {
      void form.submit();
      return;
    }
    setShowsErrors(true);
    // The faults are drawn first; then focus goes to the first of them.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  return { element, onSubmit, showsErrors, hideErrors: () => setShowsErrors(false) };
}
