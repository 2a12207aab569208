import type { FormApi } from "final-form";
import { type FormEvent, useCallback, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import type { AddressDoubts } from "../controls/email-typo";
import { focusControl } from "../controls/focus-control";
import type { EnquiryField } from "../questions/definition";
import { doubtAbout } from "../questions/mail-address";
import { controlId } from "../questions/protocol";
import { rulesOf } from "../questions/rules";
import type { EnquiryValues } from "../send/use-sending";

/**
 * Goes forward only where nothing is wrong: the first question whose answer is not right gets focus, and from then on
 * it is said until it is right. An address that may be mistyped is asked about once.
 * @param fields the questions of the step
 */
export function useStepForm(form: FormApi<EnquiryValues>, formId: string, fields: readonly EnquiryField[]) {
  const [showsErrors, setShowsErrors] = useState(false);
  const [kept] = useState(() => new Set<string>());
  const [asked, setAsked] = useState<string>();
  const doubts: AddressDoubts = { kept, asked };
  /**
   * Ref of a form that the build has drawn: called in the commit, it has React run all effects and draw what they found
   * at once. Later, the visitor's next key may come first, and React would put its control back to what the build wrote.
   */
  const [, runEffects] = useReducer((times: number) => times + 1, 0);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Pressed right after hydration, it may be before the effects in which questions register, and tell what was typed.
    flushSync(runEffects);
    const { errors, hasValidationErrors, values } = form.getState();
    setShowsErrors(hasValidationErrors === true);
    const addressIn = ({ name }: EnquiryField) => String(values[name] ?? "");
    if (asked !== undefined) kept.add(asked);
    const isDoubtful = (field: EnquiryField) =>
      rulesOf(field).isReplyAddress && !kept.has(addressIn(field)) && doubtAbout(addressIn(field)) !== undefined;
    const first = fields.find(hasValidationErrors ? ({ name }) => errors?.[name] : isDoubtful);
    setAsked(first && !hasValidationErrors ? addressIn(first) : undefined);
    // What is said is drawn first, as a rule; the question is not sought by its mark, which may come a frame later.
    if (first) requestAnimationFrame(() => focusControl(controlId(formId, first.name)));
    else if (!hasValidationErrors) void form.submit();
  };
  const hideErrors = useCallback(() => setShowsErrors(false), []);
  return { onSubmit, runEffects, showsErrors, hideErrors, doubts };
}
