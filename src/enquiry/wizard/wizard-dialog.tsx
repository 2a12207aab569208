import { useCallback, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-final-form";
import { CloseButton } from "../../components/close-button";
import { Dialog } from "../../components/dialog";
import { useLanguage } from "../../components/messages";
import { useKept } from "../../components/use-kept";
import { holdPage } from "../../components/use-leave-guard";
import { interpolate } from "../../content/text/text";
import { onLowScreens } from "../../theme/breakpoints";
import { useEnquiry } from "../form/use-enquiry";
import { choosable } from "../questions/choices";
import type { EnquiryField, WizardFile } from "../questions/definition";
import { type Brought, BroughtAlong, subjectsAt } from "./brought-along";
import { ClosingQuestion } from "./closing-question";
import { StepProgress } from "./step-progress";
import { useWizardHistory } from "./use-wizard-history";
import { WizardAside } from "./wizard-aside";
import { useFollowedFile } from "./wizard-file";
import { WizardForm } from "./wizard-form";

export interface WizardDialogProps {
  file: WizardFile;
  /** Things brought along from the page. */
  brought?: Brought | undefined;
  onClose: () => void;
}

const nothing: Brought = {};

const isChoice = ({ kind }: EnquiryField) => kind === "choices";

/** A wizard in its window: its head and foot stay, what is between them scrolls, and its height stays the same. It is destroyed on close, and everything entered with it, which is kept by its file. */
export function WizardDialog({ file: opened, brought: given = nothing, onClose }: WizardDialogProps) {
  const file = useFollowedFile(opened, useLanguage().prefix);
  const { wizard, messages } = file;
  const [step, setStep] = useKept(opened, "step", () => 0);
  const [nameId, progressId] = [useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ names, others }] = useState(() => subjectsAt(wizard, window.location.pathname, given.offer));
  // They say more about a subject, and nothing alone.
  const [figures, setFigures] = useKept(opened, "figures", () => (names.length > 0 ? given.figures : undefined));

  const last = wizard.steps.length - 1;
  const current = wizard.steps[step];
  const steps = useMemo(
    () =>
      wizard.steps
        .slice(0, -1)
        .map(({ fields }) => fields.map((field) => (isChoice(field) ? { ...field, offers: others } : field))),
    [wizard, others],
  );
  const initial = useMemo(
    () =>
      Object.fromEntries(
        steps.flat().flatMap((field) => {
          const chosen = isChoice(field) ? names.filter((name) => choosable(field).includes(name)) : [];
          return chosen.length > 0 ? [[field.name, chosen]] : [];
        }),
      ),
    [steps, names],
  );
  const enquiry = useEnquiry({
    about: opened,
    endpoint: wizard.endpoint,
    steps,
    step,
    onStep: setStep,
    messages,
    initial,
    enclosed: figures?.text,
  });
  const { isSending, isUnsent, goTo } = enquiry;
  const [isAsking, setIsAsking] = useState(false);
  const stay = useCallback(() => setIsAsking(false), []);
  // Not while it is sent: everything entered would go with it, and nobody would be told that it was refused.
  const close = useCallback(() => {
    if (isUnsent) setIsAsking(!isSending);
    else if (!isSending) onClose();
  }, [isSending, isUnsent, onClose]);
  const goBack = useCallback(() => {
    if (isAsking) stay();
    if (isAsking || isSending) return true;
    if (step > 0 && step < last) goTo(step - 1);
    else close();
    return isUnsent || (step > 0 && step < last);
  }, [step, last, isAsking, isSending, isUnsent, goTo, close, stay]);
  // One after the other: of two windows that go at once, the inner one alone gives focus back.
  const discard = () => {
    flushSync(stay);
    holdPage(opened, false);
    onClose();
  };
  const onBack = useWizardHistory({ wizardKey: wizard.key, goBack, isDone: step === last });

  const reached = Math.min(step + 1, last);
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
                name={wizard.name}
                aside={wizard.aside}
                image={current.image}
                along={
                  <BroughtAlong
                    // Where they can be chosen, they stand as choices.
                    subjects={current.fields.some(isChoice) ? [] : others}
                    questions={steps.flat().filter(isChoice)}
                    figures={figures}
                    messages={messages}
                    heading={heading}
                    onRemoveFigures={() => setFigures(undefined)}
                    isSent={step === last}
                  />
                }
              />
              <div sx={{ display: "flex", flexDirection: "column", minHeight: 0 }}>
                <div
                  sx={{
                    display: "flex",
                    alignItems: "center",
                    gap: ["12px", "18px"],
                    px: ["20px", "40px"],
                    pt: ["12px", "24px"],
                    pb: ["8px", "12px"],
                  }}
                >
                  <StepProgress step={reached} total={last} />
                  <span id={progressId} sx={{ ml: "auto", color: "muted", fontWeight: "bold", whiteSpace: "nowrap" }}>
                    {step === last ? messages.finished : interpolate(messages.progress, { step: reached, total: last })}
                  </span>
                  <CloseButton label={messages.close} onClick={close} isDisabled={isSending} />
                </div>
                <WizardForm file={file} enquiry={enquiry} step={step} onClose={close} heading={heading} />
              </div>
            </>
          )}
        </Form>
      </Dialog>
      {/* Beside the window: what is in that may have failed. */}
      {isAsking && <ClosingQuestion messages={messages} onStay={stay} onDiscard={discard} />}
    </>
  );
}
