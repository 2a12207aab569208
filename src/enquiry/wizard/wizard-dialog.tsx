import { useCallback, useId, useMemo, useRef, useState } from "react";
import { CloseButton } from "../../components/close-button";
import { Dialog } from "../../components/dialog";
import { interpolate } from "../../content/text";
import { useEnquiry } from "../form/use-enquiry";
import type { WizardFile } from "../questions/definition";
import { type Answers, hasAnswers, presetsFor } from "./presets";
import { StepProgress } from "./step-progress";
import { useFollowedFile } from "./use-followed-file";
import { useWizardHistory } from "./use-wizard-history";
import { WizardAside } from "./wizard-aside";
import { WizardForm } from "./wizard-form";

export interface WizardDialogProps {
  file: WizardFile;
  /** Texts that it is opened with, by the names of the questions. */
  answers?: Answers | undefined;
  onClose: () => void;
}

/** A wizard in its window. It is destroyed on close, and everything entered with it. */
export function WizardDialog({ file: opened, answers, onClose }: WizardDialogProps) {
  const file = useFollowedFile(opened);
  const { wizard, messages } = file;
  const [step, setStep] = useState(0);
  const [nameId, progressId] = [useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);
  const presets = useMemo(() => ({ ...presetsFor(wizard, window.location.pathname), ...answers }), [wizard, answers]);

  const last = wizard.steps.length - 1;
  const current = wizard.steps[step];
  const steps = useMemo(() => wizard.steps.slice(0, -1).map(({ fields }) => fields), [wizard]);
  const enquiry = useEnquiry({ endpoint: wizard.endpoint, steps, step, onStep: setStep, messages });
  const { form } = enquiry.formProps;
  const { isSending, goTo } = enquiry;
  const goBack = useCallback(() => {
    if (step === 0 || step === last) return false;
    if (!isSending) goTo(step - 1);
    return true;
  }, [step, last, isSending, goTo]);
  const onBack = useWizardHistory({ wizardKey: wizard.key, goBack, onClose });
  const closeOnOutsideClick = () => step === last || !hasAnswers(form.getState().values, presets);

  const reached = Math.min(step + 1, last);
  if (!current) return null;
  return (
    <Dialog
      labelledBy={`${nameId} ${progressId}`}
      onClose={onClose}
      onBack={onBack}
      closeOnOutsideClick={closeOnOutsideClick}
      initialFocus={heading}
      width="1040px"
      sx={{
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 360px) minmax(0, 1fr)"],
        gridTemplateRows: ["auto minmax(0, 1fr)", null, "auto"],
        // Not hidden, which would let a low screen cut the window off instead of scrolling it.
        overflow: "clip",
      }}
    >
      <WizardAside nameId={nameId} name={wizard.name} aside={wizard.aside} image={current.image} />
      <div
        sx={{
          display: "flex",
          flexDirection: "column",
          minHeight: [0, null, "620px"],
          px: ["20px", "40px"],
          pt: ["14px", "26px"],
          pb: ["20px", "34px"],
        }}
      >
        <div sx={{ display: "flex", alignItems: "center", gap: ["12px", "18px"], mb: ["14px", "20px"] }}>
          <StepProgress step={reached} total={last} />
          <span id={progressId} sx={{ ml: "auto", color: "muted", fontWeight: "bold", whiteSpace: "nowrap" }}>
            {step === last ? messages.finished : interpolate(messages.progress, { step: reached, total: last })}
          </span>
          <CloseButton label={messages.close} onClick={onClose} />
        </div>
        <WizardForm file={file} enquiry={enquiry} step={step} onClose={onClose} presets={presets} heading={heading} />
      </div>
    </Dialog>
  );
}
