import { createForm, type FormApi } from "final-form";
import { type MutableRefObject, type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { Form } from "react-final-form";
import { answerFault } from "../../content/enquiry/answer-rules";
import type { Wizard, WizardFile } from "../form/definition";
import { ErrorSummary } from "../form/error-summary";
import { ignoreSecondClick } from "../form/ignore-second-click";
import { useLeaveGuard } from "../form/use-leave-guard";
import { useStepForm } from "../form/use-step-form";
import { EnquiryControl } from "../kinds/enquiry-control";
import { SendFailure } from "../send/send-failure";
import { SendingButton } from "../send/sending-button";
import { TrapField } from "../send/trap-field";
import { type EnquiryValues, useSending } from "../send/use-sending";
import { StepText } from "./step-text";

interface WizardFormProps {
  file: WizardFile;
  /** Number of the step on screen, from 0. */
  step: number;
  onStep: (step: number) => void;
  onClose: () => void;
  /** What is chosen already, by the name of the question. */
  presets: Readonly<Record<string, readonly string[]>>;
  /** The heading of the step, which gets focus when the step changes. */
  heading: RefObject<HTMLHeadingElement>;
  /** Lets the window ask whether something is entered, or being sent. */
  formRef: MutableRefObject<FormApi<EnquiryValues> | null>;
}

/** The first step whose answers are not right, or undefined where all are. */
function firstFaultyStep({ steps }: Wizard, values: EnquiryValues, words: WizardFile["words"]): number | undefined {
  const found = steps.findIndex(({ fields }) => fields.some((field) => answerFault(field, values[field.name], words)));
  return found < 0 ? undefined : found;
}

/**
 * The engine behind every wizard: one form above all steps, of which only the one on screen is mounted. The answers of
 * the others stay in the form, so that going back and forth loses nothing.
 */
export function WizardForm({ file, step, onStep, onClose, presets, heading, formRef }: WizardFormProps) {
  const { wizard, words } = file;
  const formId = useId();
  const allFields = useMemo(() => wizard.steps.flatMap(({ fields }) => fields), [wizard]);
  const { send, trap, percent, failure, reference } = useSending({ address: wizard.address, fields: allFields, words });
  const [isSending, setIsSending] = useState(false);

  useLeaveGuard(isSending);

  const last = wizard.steps.length - 1;
  const isDone = step === last;
  const current = wizard.steps[step];

  // The form outlives the steps, its way of submitting follows them.
  const submitStep = useRef<(values: EnquiryValues) => Promise<void> | void>(() => {});
  const submit = useCallback((values: EnquiryValues) => submitStep.current(values), []);
  const form = useMemo(() => createForm<EnquiryValues>({ onSubmit: submit }), [submit]);
  formRef.current = form;
  const { element, onSubmit, showsErrors, hideErrors } = useStepForm(form);

  const go = (to: number) => {
    hideErrors();
    onStep(to);
  };
  submitStep.current = async (values) => {
    if (step < last - 1) return go(step + 1);
    const faulty = firstFaultyStep(wizard, values, words);
    if (faulty !== undefined) return go(faulty);
    setIsSending(true);
    const isTaken = await send(values);
    setIsSending(false);
    if (isTaken) go(last);
  };

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step, heading]);

  if (!current) return null;
  return (
    <Form form={form} subscription={{}} onSubmit={submit}>
      {() => (
        <form
          ref={element}
          noValidate
          onSubmit={isDone ? (event) => event.preventDefault() : onSubmit}
          sx={{ display: "flex", flexDirection: "column", flex: 1 }}
        >
          <StepText step={current} heading={heading} reference={isDone ? reference : undefined} words={words} />
          <ErrorSummary fields={current.fields} formId={formId} title={words.summary} isShown={showsErrors} />
          <div
            sx={{ display: "grid", gap: "16px", gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"] }}
          >
            {current.fields.map((field) => (
              <div
                key={field.name}
                sx={{ gridColumn: ["textArea", "choices", "files"].includes(field.kind) ? "1 / -1" : undefined }}
              >
                <EnquiryControl
                  field={field}
                  formId={formId}
                  settings={file}
                  showsErrors={showsErrors}
                  preset={presets[field.name]}
                />
              </div>
            ))}
          </div>
          <TrapField ref={trap} label={words.honeypot} />
          {step === last - 1 && <SendFailure failure={isSending ? undefined : failure} settings={file} />}
          <div sx={{ display: "flex", justifyContent: "space-between", gap: 2, mt: "auto", pt: 4 }}>
            {step > 0 && !isDone && (
              <button
                type="button"
                onClick={() => !isSending && go(step - 1)}
                aria-disabled={isSending || undefined}
                sx={{ variant: "buttons.secondary" }}
              >
                {words.back}
              </button>
            )}
            <span sx={{ ml: "auto", position: "relative" }}>
              {isDone ? (
                <button
                  type="button"
                  // The second click of a double click on Next must not close what it has just brought, nor take focus.
                  onMouseDown={ignoreSecondClick}
                  onClick={({ detail }) => detail < 2 && onClose()}
                  sx={{ variant: "buttons.primary", minWidth: "108px" }}
                >
                  {words.ok}
                </button>
              ) : (
                <SendingButton isSending={isSending} percent={percent} words={words}>
                  {words.next}
                </SendingButton>
              )}
            </span>
          </div>
        </form>
      )}
    </Form>
  );
}
