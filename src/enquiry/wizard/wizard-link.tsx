import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../loader/plain-click";
import type { Answers } from "./presets";
import { useWizard } from "./wizard-provider";

interface WizardLinkProps {
  /** An address that names a wizard; in a new tab and without scripts the link leads to its page. */
  to: string;
  /** The texts that the wizard is opened with, as they are when the link is pressed. */
  answers: () => Answers;
  children: ReactNode;
  className?: string;
}

/** A link that opens a wizard with texts in its questions. */
export function WizardLink({ to, answers, children, className }: WizardLinkProps) {
  const opener = useWizard().openerOf(to);
  const onClick = (event: MouseEvent) => {
    if (!opener || !isPlainClick(event)) return;
    event.preventDefault();
    opener.open(answers());
  };
  return (
    <a href={opener?.href ?? to} className={className} aria-haspopup="dialog" onClick={onClick}>
      {children}
    </a>
  );
}
