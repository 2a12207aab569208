import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { BulletList } from "../../components/bullet-list";
import { interpolate } from "../../content/text/text";
import { onLowScreens } from "../../theme/breakpoints";
import type { Style } from "../../theme/variants";
import { QuestionGrid } from "../controls/controls";
import { BeforeSending, ErrorSummary, SendingButton } from "../form/notices";
import { ReplyRule, ReplyTime, ReplyWait } from "../form/reply-time";
import type { Enquiry } from "../form/use-enquiry";
import type { WizardFile } from "../questions/form-types";

interface WizardFormProps {
  file: WizardFile;
  enquiry: Enquiry;
  onClose: () => void;
  heading: RefObject<HTMLHeadingElement>;
}

const replyStyle = { variant: "text.small", color: "muted" } satisfies Style;

function nextWords({ wizard, messages }: WizardFile, { step, isDone, isLast, failure }: Enquiry): string {
  if (isDone) return messages.ok;
  if (isLast) return failure === undefined ? messages.nextSend : messages.nextRetry;
  const title = wizard.steps[step + 1]?.short;
  return title ? interpolate(messages.nextStep, { title }) : messages.next;
}

export function WizardForm({ file, enquiry, onClose, heading }: WizardFormProps) {
  const { wizard, messages } = file;
  const { elementProps, step, fields, goTo, isSending, isDone, isLast, reference } = enquiry;
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
    <form
      {...elementProps}
      {...(isDone && { onSubmit: close })}
      sx={{ variant: "layout.column", flex: 1, minHeight: 0 }}
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
        <h2
          ref={heading}
          tabIndex={-1}
          sx={{ variant: "text.large", fontSize: ["1.6rem", "2rem"], lineHeight: "heading", outline: "none" }}
        >
          {current.title}
        </h2>
        <p sx={{ mt: "8px", mb: "20px", color: "muted", lineHeight: "snug" }}>{current.description}</p>
        {isDone && (
          <div sx={{ mb: "20px", p: "14px 18px", bg: "primarySurface", borderRadius: "small" }}>
            {reference && (
              <p>
                {messages.reference}: <strong sx={{ whiteSpace: "nowrap" }}>{reference}</strong>
              </p>
            )}
            <ReplyWait settings={file} sx={{ fontWeight: "bold" }} />
          </div>
        )}
        {current.points.length > 0 && <BulletList items={current.points} link={current.link} />}
        <ErrorSummary enquiry={enquiry} />
        <QuestionGrid enquiry={enquiry} fields={fields} columns={2} />
        <BeforeSending enquiry={enquiry} isPersonal={fields.some(({ kind }) => kind === "email" || kind === "phone")} />
        {/* On phones above the foot, whose height must not change from one step to the next. */}
        {isLast && <ReplyRule settings={file} sx={{ ...replyStyle, display: ["block", "none"], mt: 2 }} />}
      </div>
      <div
        sx={{
          variant: "layout.row",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "10px 16px",
          px: ["20px", "40px"],
          py: ["12px", "16px"],
          borderTop: "rule",
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
        {isLast && (
          <ReplyTime settings={file} sx={{ ...replyStyle, display: ["none", "grid"], flex: 1, textAlign: "right" }} />
        )}
        <span sx={{ display: "flex", flex: ["1 0 auto", "none"], maxWidth: "100%", ml: "auto", position: "relative" }}>
          {/* A press that began on Send must not close what has arrived meanwhile. */}
          <SendingButton key={String(isDone)} enquiry={enquiry}>
            {nextWords(file, enquiry)}
          </SendingButton>
        </span>
      </div>
    </form>
  );
}
