import { TextButton } from "../components/text-button";
import { useConsent } from "./consent-provider";

/** Opens the banner again: a choice is changed where, and as easily as, it was made. */
export const ConsentSettingsButton = ({ children, className }: { children: string; className?: string }) => {
  const { openSettings } = useConsent();
  return (
    <TextButton onClick={openSettings} className={className}>
      {children}
    </TextButton>
  );
};
