import { createForm } from "final-form";
import { useCallback, useEffect, useId, useMemo, useState } from "react";
import { useLeaveGuard } from "../../components/use-leave-guard";
import type { EnquiryField, EnquirySettings } from "../questions/definition";
import { problemOf } from "../questions/problem-of";
import { sendEnquiry } from "../send/send-enquiry";
import { type EnquiryValues, type SendingIdentity, useSending } from "../send/use-sending";
import { hasAnswers, type Presets } from "../wizard/presets";
import { useStepForm } from "./use-step-form";

interface EnquiryOptions {
  endpoint: string;
  /** The identity of an enquiry that was begun before; a new one unless given. */
  identity?: SendingIdentity;
  /** The questions of each step, the same list every time. When the last step is right, the enquiry is sent. */
  steps: readonly (readonly EnquiryField[])[];
  /** Number of the step on screen, from 0. Once the enquiry is accepted, it is that behind the last. */
  step: number;
  onStep: (step: number) => void;
  messages: EnquirySettings["messages"];
  /** Function that makes what is sent of what was entered; all of it as it is, unless told otherwise. */
  beforeSending?: ((values: EnquiryValues) => EnquiryValues) | undefined;
  post?: typeof sendEnquiry;
  /** Answers that were there before anything was entered. The same ones until they change. */
  presets?: Presets;
  /** Question where a link leads to another page of the site, and the answers would be lost. */
  leaving?: string;
}

const noPresets: Presets = {};

/** An enquiry that is being filled in. */
export type Enquiry = ReturnType<typeof useEnquiry>;

/**
 * The engine behind every form: a wizard has many steps, a form on a page has one. There is one form above all steps,
 * of which only the one on screen is mounted; the answers of the others stay in the form.
 */
export function useEnquiry({
  endpoint,
  identity,
  steps,
  step,
  onStep,
  messages,
  beforeSending,
  post = sendEnquiry,
  presets = noPresets,
  leaving,
}: EnquiryOptions) {
  const formId = useId();
  const fields = useMemo(() => steps.flat(), [steps]);
  const { send, honeypot, percent, failure, reference } = useSending({ endpoint, identity, fields, messages, post });
  const [isSending, setIsSending] = useState(false);
  // This is the first render's `submit`; react-final-form puts in that of each later one, given to it as `onSubmit`.
  const [form] = useState(() => createForm<EnquiryValues>({ onSubmit: submit }));
  const { onSubmit, runEffects, showsErrors, hideErrors, doubts } = useStepForm(form, formId, steps[step] ?? []);

  const [hasEntered, setHasEntered] = useState(false);
  useEffect(
    () => form.subscribe(({ values }) => setHasEntered(hasAnswers(values, presets)), { values: true }),
    [form, presets],
  );
  const isUnsent = hasEntered && step < steps.length;
  useLeaveGuard(isSending || isUnsent, isSending ? messages.leaving : leaving);

  const goTo = useCallback(
    (to: number) => {
      hideErrors();
      onStep(to);
    },
    [hideErrors, onStep],
  );

  async function submit(values: EnquiryValues): Promise<void> {
    if (step < steps.length - 1) return goTo(step + 1);
    const wrong = steps.findIndex((asked) => asked.some((field) => problemOf(field, values[field.name], messages)));
    if (wrong >= 0) return goTo(wrong);
    setIsSending(true);
    const isAccepted = await send(beforeSending?.(values) ?? values);
    setIsSending(false);
    if (isAccepted) goTo(steps.length);
  }

  return {
    formId,
    /** For react-final-form's own element. */
    formProps: { form, onSubmit: submit, subscription: {} },
    /** For the element `form` within it. */
    elementProps: { noValidate: true, onSubmit },
    runEffects,
    goTo,
    /** Action of the Enter key at this step. */
    enterKey: step < steps.length - 1 ? ("next" as const) : ("send" as const),
    showsErrors,
    doubts,
    honeypot,
    isSending,
    /** True while something is entered that would be lost. */
    isUnsent,
    percent,
    /** Reason why it was not accepted; shown at the step that sends, until it is sent again. */
    failure: step === steps.length - 1 && !isSending ? failure : undefined,
    /** Reference number of the enquiry, once it is accepted. */
    reference,
  };
}
