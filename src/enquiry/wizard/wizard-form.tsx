import { type RefObject, useEffect, useRef } from "react";
import { Form } from "react-final-form";
import { EnquiryQuestions } from "../form/enquiry-questions";
import { ignoreSecondClick } from "../form/ignore-second-click";
import type { Enquiry } from "../form/use-enquiry";
import type { WizardFile } from "../questions/definition";
import { SendingButton } from "../send/sending-button";
import type { Presets } from "./presets";
import { StepText } from "./step-text";

interface WizardFormProps {
  file: WizardFile;
  enquiry: Enquiry;
  /** Number of the step on screen, from 0. */
  step: number;
  onClose: () => void;
  presets: Presets;
  /** The heading of the step, which gets focus when the step changes. */
  heading: RefObject<HTMLHeadingElement>;
}

/** The step of a wizard that is on screen: what it says, what it asks, and the way back and forth. */
export function WizardForm({ file, enquiry, step, onClose, presets, heading }: WizardFormProps) {
  const { wizard, messages } = file;
  const { formProps, elementProps, isSending, percent, reference, goTo } = enquiry;
  const isDone = step === wizard.steps.length - 1;
  const current = wizard.steps[step];

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step, heading]);

  if (!current) return null;
  return (
    <Form {...formProps}>
      {() => (
        <form {...elementProps} sx={{ display: "flex", flexDirection: "column", flex: 1 }}>
          <StepText step={current} heading={heading} reference={isDone ? reference : undefined} messages={messages} />
          <EnquiryQuestions enquiry={enquiry} fields={current.fields} settings={file} columns={2} presets={presets} />
          <div sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 2, mt: "auto", pt: 4 }}>
            {step > 0 && !isDone && (
              <button
                type="button"
                onClick={() => !isSending && goTo(step - 1)}
                aria-disabled={isSending || undefined}
                sx={{ variant: "buttons.secondary" }}
              >
                {messages.back}
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
                  {messages.ok}
                </button>
              ) : (
                <SendingButton isSending={isSending} percent={percent} messages={messages}>
                  {messages.next}
                </SendingButton>
              )}
            </span>
          </div>
        </form>
      )}
    </Form>
  );
}
