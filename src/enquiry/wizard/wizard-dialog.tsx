import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-final-form";
import { CloseButton } from "../../components/close-button";
import { Dialog } from "../../components/dialog";
import type { Brought } from "../../components/link";
import { useKept } from "../../components/use-kept";
import { holdPage } from "../../components/use-leave-guard";
import { subjectsAt } from "../../content/enquiry/subjects";
import { interpolate } from "../../content/text/text";
import { onLowScreens } from "../../theme/breakpoints";
import { useEnquiry } from "../form/use-enquiry";
import { choosable } from "../questions/choices-rules";
import type { AskedField, Wizard, WizardFile } from "../questions/form-types";
import { StepProgress } from "./step-progress";
import { useWizardHistory } from "./use-wizard-history";
import { isChoice, WizardAside } from "./wizard-aside";
import { WizardForm } from "./wizard-form";

export interface WizardDialogProps {
  file: WizardFile;
  brought: Brought;
  onClose: () => void;
}

/** The questions of each step, in which that is chosen, or can be, which the window was opened from. */
function stepsAbout(wizard: Wizard, offer: string | undefined) {
  const { names, others } = subjectsAt(wizard, window.location.pathname, offer);
  const withOffers = (field: AskedField) => (isChoice(field) ? { ...field, offers: others } : field);
  const steps = wizard.steps.slice(0, -1).map(({ fields }) => fields.map(withOffers));
  const choices = steps.flat().filter(isChoice);
  const chosenOf = (field: AskedField) => names.filter((name) => choosable(field).includes(name));
  const initial = Object.fromEntries(choices.map((field) => [field.name, chosenOf(field)]));
  return { steps, initial, others, hasSubject: names.length > 0 };
}

/** A wizard in its window. It is destroyed on close, and everything entered with it, which is kept by its file. */
export function WizardDialog({ file, brought, onClose }: WizardDialogProps) {
  const { wizard, messages } = file;
  const [nameId, progressId, titleId, textId] = [useId(), useId(), useId(), useId()];
  const stayButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ steps, initial, others, hasSubject }] = useState(() => stepsAbout(wizard, brought.offer));
  // They say more about a subject, and nothing alone.
  const [figures, setFigures] = useKept(file, "figures", () => (hasSubject ? brought.figures : undefined));
  const enquiry = useEnquiry({
    owner: file,
    endpoint: wizard.endpoint,
    steps,
    settings: file,
    initial,
    enclosed: figures?.text,
  });
  const { step, isSending, isUnsent, isDone, goTo } = enquiry;
  const current = wizard.steps[step];
  const isBehindFirst = step > 0 && !isDone;
  const [isAsking, setIsAsking] = useState(false);
  const stay = () => setIsAsking(false);
  // Not while it is sent: everything entered would go with it, and nobody would be told that it was refused.
  const close = () => {
    if (isUnsent) setIsAsking(!isSending);
    else if (!isSending) onClose();
  };
  const goBack = () => {
    if (isAsking) stay();
    if (isAsking || isSending) return true;
    if (isBehindFirst) goTo(step - 1);
    else close();
    return isUnsent || isBehindFirst;
  };
  // One after the other: of two windows that go at once, the inner one alone gives focus back.
  const discard = () => {
    flushSync(stay);
    holdPage(file, false);
    onClose();
  };
  const onBack = useWizardHistory({ wizardKey: wizard.key, goBack, isDone });

  const total = steps.length;
  const reached = Math.min(step + 1, total);
  if (!current) return null;
  return (
    <>
      <Dialog
        labelledBy={`${nameId} ${progressId}`}
        onClose={close}
        onBack={onBack}
        initialFocus={heading}
        width="1080px"
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", null, "364px minmax(0, 1fr)"],
          gridTemplateRows: ["auto minmax(0, 1fr)", null, "minmax(0, 1fr)"],
          height: ["100dvh", "min(690px, calc(100dvh - 48px))"],
          minHeight: 0,
          overflow: "clip",
          // All of the window scrolls where head and foot would leave no room between them.
          [onLowScreens]: { height: "auto", gridTemplateRows: "auto" },
        }}
      >
        <Form {...enquiry.formProps}>
          {() => (
            <>
              <WizardAside
                nameId={nameId}
                wizard={wizard}
                image={current.image}
                enquiry={enquiry}
                heading={heading}
                others={others}
                figures={figures}
                onRemoveFigures={() => setFigures(undefined)}
              />
              <div sx={{ variant: "layout.column", minHeight: 0 }}>
                <div
                  sx={{
                    variant: "layout.line",
                    gap: ["12px", "18px"],
                    px: ["20px", "40px"],
                    pt: ["12px", "24px"],
                    pb: ["8px", "12px"],
                  }}
                >
                  <StepProgress step={reached} total={total} />
                  <span id={progressId} sx={{ ml: "auto", color: "muted", fontWeight: "bold", whiteSpace: "nowrap" }}>
                    {isDone ? messages.finished : interpolate(messages.progress, { step: reached, total })}
                  </span>
                  <CloseButton label={messages.close} onClick={close} isDisabled={isSending} />
                </div>
                <WizardForm file={file} enquiry={enquiry} onClose={close} heading={heading} />
              </div>
            </>
          )}
        </Form>
      </Dialog>
      {/* Beside the window: what is in that may have failed. Escape, Back and a press beside it lead back to that. */}
      {isAsking && (
        <Dialog
          labelledBy={titleId}
          asking={textId}
          onClose={stay}
          // The window behind it has the browser's Back.
          onBack={() => {}}
          initialFocus={stayButton}
          width="460px"
          sx={{ width: "calc(100% - 40px)", minHeight: 0, p: ["24px", "32px"], borderRadius: "large" }}
        >
          <h2 id={titleId} sx={{ variant: "text.large" }}>
            {messages.closeTitle}
          </h2>
          <p id={textId} sx={{ color: "muted", mt: 2 }}>
            {messages.closeText}
          </p>
          <div sx={{ variant: "layout.row", gap: "12px", mt: 3, "& > button": { flex: "1 1 auto" } }}>
            <button ref={stayButton} type="button" onClick={stay} sx={{ variant: "buttons.primary" }}>
              {messages.closeStay}
            </button>
            <button type="button" onClick={discard} sx={{ variant: "buttons.secondary" }}>
              {messages.closeDiscard}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
