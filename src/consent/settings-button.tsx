import { TextButton } from "../components/text-button";

/** Opens the banner again: a choice is changed where, and as easily as, it was made. The loader listens to it. */
export const ConsentSettingsButton = ({ children, className }: { children: string; className?: string }) => (
  <TextButton data-action="settings" className={className}>
    {children}
  </TextButton>
);
