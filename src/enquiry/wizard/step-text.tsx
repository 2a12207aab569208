import type { RefObject } from "react";
import { BulletList } from "../../components/bullet-list";
import type { WizardFile, WizardStep } from "../questions/definition";

interface StepTextProps {
  step: WizardStep;
  heading: RefObject<HTMLHeadingElement>;
  /** Reference number of the enquiry, once it has arrived. */
  reference?: string;
  messages: WizardFile["messages"];
}

/** Words of a step: its heading, its sentence, its points, and at the end the reference number. */
export const StepText = ({ step, heading, reference, messages }: StepTextProps) => (
  <>
    <h2
      ref={heading}
      tabIndex={-1}
      sx={{ variant: "text.large", fontSize: ["1.6rem", "2rem"], lineHeight: "heading", outline: "none" }}
    >
      {step.title}
    </h2>
    <p sx={{ mt: "8px", mb: "20px", color: "muted", lineHeight: "snug" }}>{step.description}</p>
    {reference && (
      <p sx={{ mb: "20px", p: "14px 18px", bg: "primarySurface", borderRadius: "small" }}>
        {messages.reference}: <strong sx={{ whiteSpace: "nowrap" }}>{reference}</strong>
      </p>
    )}
    {step.points.length > 0 && <BulletList items={step.points} />}
  </>
);
