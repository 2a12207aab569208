import { useMessages } from "../components/messages";
import { TextButton } from "../components/text-button";

/**
 * Changes the colour scheme. It names the one that it leads to, which is a matter of
 * styles (`src/theme/color-schemes.ts`): they know what the system prefers and what the visitor chose. The loader listens to it.
 */
export const ThemeSwitch = ({ className }: { className?: string }) => {
  const words = useMessages().theme;
  return (
    <TextButton
      data-action="theme"
      className={className}
      // Without scripts, or storage to keep a choice in, there is nothing to press.
      sx={{ "html:not([data-theme]) &": { display: "none" } }}
    >
      <span sx={{ display: "var(--to-light,none)" }}>{words.day}</span>
      <span sx={{ display: "var(--to-dark,inline)" }}>{words.evening}</span>
    </TextButton>
  );
};
