import type { FormApi } from "final-form";
import { type FormEvent, useCallback, useRef, useState } from "react";
import type { EnquiryValues } from "../send/use-sending";

/**
 * Goes forward only where nothing is wrong: the first question whose answer is not right gets focus, and from then on
 * it is said until it is right.
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
    // The problems are drawn first; then focus goes to the first of them.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const hideErrors = useCallback(() => setShowsErrors(false), []);
  return { element, onSubmit, showsErrors, hideErrors };
}
