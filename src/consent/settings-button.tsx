import { useConsent } from "./consent-provider";

/** Opens the banner again: a choice is changed where, and as easily as, it was made. */
export const ConsentSettingsButton = ({ children, className }: { children: string; className?: string }) => {
  const { openSettings } = useConsent();
  return (
    <button type="button" onClick={openSettings} className={className}>
      {children}
    </button>
  );
};
