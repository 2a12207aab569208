import { useCallback, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CloseButton } from "../../components/close-button";
import { Dialog } from "../../components/dialog";
import { useLanguage } from "../../components/messages";
import { interpolate } from "../../content/text/text";
import { onLowScreens } from "../../theme/breakpoints";
import { useEnquiry } from "../form/use-enquiry";
import type { EnquiryField, WizardFile } from "../questions/definition";
import type { BroughtPart } from "./brought-along";
import { ClosingQuestion } from "./closing-question";
import { answersWithout, type Brought, presetsFor } from "./presets";
import { StepProgress } from "./step-progress";
import { useFollowedFile } from "./use-followed-file";
import { useWizardHistory } from "./use-wizard-history";
import { WizardAside } from "./wizard-aside";
import { WizardForm } from "./wizard-form";

export interface WizardDialogProps {
  file: WizardFile;
  /** Things brought along from the page. */
  brought?: Brought | undefined;
  onClose: () => void;
}

const nothing: Brought = {};

/** A question with the offer that it can be answered with. */
const withOffer = (field: EnquiryField, offer: string | undefined): EnquiryField =>
  offer !== undefined && field.kind === "choices" ? { ...field, offers: [offer] } : field;

/** A wizard in its window: its head and foot stay, what is between them scrolls, and its height stays the same. It is destroyed on close, and everything entered with it. */
export function WizardDialog({ file: opened, brought: given = nothing, onClose }: WizardDialogProps) {
  const file = useFollowedFile(opened, useLanguage().prefix);
  const { wizard, messages } = file;
  const [step, setStep] = useState(0);
  const [nameId, progressId] = [useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);
  const [brought, setBrought] = useState(given);
  const presets = useMemo(() => presetsFor(wizard, window.location.pathname, brought), [wizard, brought]);

  const last = wizard.steps.length - 1;
  const current = wizard.steps[step];
  const steps = useMemo(
    () => wizard.steps.slice(0, -1).map(({ fields }) => fields.map((field) => withOffer(field, brought.offer))),
    [wizard, brought.offer],
  );
  const enquiry = useEnquiry({ endpoint: wizard.endpoint, steps, step, onStep: setStep, messages, presets });
  const { form } = enquiry.formProps;
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
    onClose();
  };
  const remove = (part: BroughtPart, neighbour: HTMLElement | undefined) => {
    const { [part]: removed, ...rest } = brought;
    for (const [name, answer] of Object.entries(answersWithout(wizard, form.getState().values, { [part]: removed }))) {
      form.change(name, answer);
    }
    setBrought(rest);
    (neighbour ?? heading.current)?.focus();
  };
  const onBack = useWizardHistory({ wizardKey: wizard.key, goBack, isDone: step === last });

  const reached = Math.min(step + 1, last);
  if (!current) return null;
  return (
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
      <WizardAside
        nameId={nameId}
        name={wizard.name}
        aside={wizard.aside}
        image={current.image}
        along={{ brought, messages, onRemove: step === last ? undefined : remove }}
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
        <WizardForm
          file={file}
          enquiry={enquiry}
          fields={steps[step] ?? []}
          step={step}
          onClose={close}
          presets={presets}
          heading={heading}
        />
      </div>
      {isAsking && <ClosingQuestion messages={messages} onStay={stay} onDiscard={discard} />}
    </Dialog>
  );
}
