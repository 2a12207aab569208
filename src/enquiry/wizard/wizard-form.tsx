import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { Form } from "react-final-form";
import { interpolate } from "../../content/text/text";
import { onLowScreens } from "../../theme/breakpoints";
import type { Style } from "../../theme/variants";
import { ErrorSummary } from "../form/error-summary";
import { ignoreSecondClick } from "../form/ignore-second-click";
import { PrivacyNote } from "../form/privacy-note";
import { QuestionGrid } from "../form/question-grid";
import { ReplyRule, ReplyTime } from "../form/reply-time";
import type { Enquiry } from "../form/use-enquiry";
import type { EnquiryField, WizardFile } from "../questions/definition";
import { Honeypot } from "../send/honeypot";
import { SendFailure } from "../send/send-failure";
import { SendingButton } from "../send/sending-button";
import type { Presets } from "./presets";
import { StepText } from "./step-text";

interface WizardFormProps {
  file: WizardFile;
  enquiry: Enquiry;
  /** The questions of the step. */
  fields: readonly EnquiryField[];
  /** Number of the step on screen, from 0. */
  step: number;
  onClose: () => void;
  presets: Presets;
  /** The heading of the step, which gets focus when the step changes. */
  heading: RefObject<HTMLHeadingElement>;
}

/** True of the step before the confirmation: its button sends. */
const isLastAsked = ({ steps }: WizardFile["wizard"], step: number) => step === steps.length - 2;

/** True of a question about the person who answers it: the step that asks it says what becomes of the answer. */
const isPersonal = ({ kind }: EnquiryField) => kind === "email" || kind === "phone";

const replyStyle = { fontSize: "small", lineHeight: "snug", color: "muted" } satisfies Style;

/** The words of the button that goes on: what comes next where it has a name, and at the end that it sends. */
function nextWords({ wizard, messages }: WizardFile, step: number, hasFailed: boolean): string {
  if (isLastAsked(wizard, step)) return hasFailed ? messages.nextRetry : messages.nextSend;
  const title = wizard.steps[step + 1]?.short;
  return title ? interpolate(messages.nextStep, { title }) : messages.next;
}

/** The step of a wizard that is on screen: what it says, what it asks, and the way back and forth. */
export function WizardForm({ file, enquiry, fields, step, onClose, presets, heading }: WizardFormProps) {
  const { wizard, messages } = file;
  const { formId, formProps, elementProps, goTo, isSending, percent, reference, showsErrors, honeypot, failure } =
    enquiry;
  const isDone = step === wizard.steps.length - 1;
  const current = wizard.steps[step];

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step, heading]);

  if (!current) return null;
  const close = (event: FormEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <Form {...formProps}>
      {() => (
        <form
          {...elementProps}
          {...(isDone && { onSubmit: close })}
          sx={{ display: "flex", flexDirection: "column", flex: 1, minHeight: 0 }}
        >
          <div
            sx={{
              flex: 1,
              overflowY: "auto",
              overscrollBehavior: "contain",
              px: ["20px", "40px"],
              pt: 1,
              pb: 3,
              [onLowScreens]: { overflow: "visible" },
            }}
          >
            <StepText step={current} heading={heading} reference={isDone ? reference : undefined} messages={messages} />
            <ErrorSummary fields={fields} formId={formId} title={messages.summary} isShown={showsErrors} />
            <QuestionGrid enquiry={enquiry} fields={fields} settings={file} columns={2} presets={presets} />
            {fields.some(isPersonal) && <PrivacyNote messages={messages} />}
            <Honeypot ref={honeypot} label={messages.honeypot} />
            <SendFailure failure={failure} settings={file} />
            {/* On phones above the foot, whose height must not change from one step to the next. */}
            {isLastAsked(wizard, step) && (
              <ReplyRule settings={file} sx={{ ...replyStyle, display: ["block", "none"], mt: 2 }} />
            )}
          </div>
          <div
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              justifyContent: "space-between",
              gap: "10px 16px",
              px: ["20px", "40px"],
              py: ["12px", "16px"],
              borderTop: "1px solid",
              borderColor: "border",
            }}
          >
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
            {(isLastAsked(wizard, step) || isDone) && (
              <ReplyTime
                key={step}
                settings={file}
                isSent={isDone}
                sx={{ ...replyStyle, display: ["none", "grid"], flex: 1, textAlign: "right" }}
              />
            )}
            <span
              sx={{ display: "flex", flex: ["1 0 auto", "none"], maxWidth: "100%", ml: "auto", position: "relative" }}
            >
              {isDone ? (
                <button
                  type="submit"
                  // The second click of a double click on Next must not close what it has just brought, nor take focus.
                  onMouseDown={ignoreSecondClick}
                  onClick={ignoreSecondClick}
                  sx={{ variant: "buttons.primary", minWidth: "108px", flex: 1 }}
                >
                  {messages.ok}
                </button>
              ) : (
                <SendingButton isSending={isSending} percent={percent} messages={messages}>
                  {nextWords(file, step, failure !== undefined)}
                </SendingButton>
              )}
            </span>
          </div>
        </form>
      )}
    </Form>
  );
}
