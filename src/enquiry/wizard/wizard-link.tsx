import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../loader/shared";
import type { Brought } from "./presets";
import { useWizard } from "./wizard-provider";

interface WizardLinkProps {
  /** An address that names a wizard; in a new tab and without scripts the link leads to its page. */
  to: string;
  /** Function that gives what is brought along, as it is when the link is pressed. */
  brought: () => Brought;
  children: ReactNode;
  className?: string;
}

/** A link that opens a wizard and brings something along. */
export function WizardLink({ to, brought, children, className }: WizardLinkProps) {
  const opener = useWizard().openerOf(to);
  const onClick = (event: MouseEvent) => {
    if (!opener || !isPlainClick(event)) return;
    event.preventDefault();
    opener.open(brought());
  };
  return (
    <a href={opener?.href ?? to} className={className} aria-haspopup="dialog" onClick={onClick}>
      {children}
    </a>
  );
}
