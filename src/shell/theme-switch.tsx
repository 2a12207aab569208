import { TextButton } from "../components/text-button";
import { useWords } from "../components/words";

/**
 * Changes between the colours of the day and of the evening. It names the one that it leads to, which is a matter of
 * styles (`src/theme/lights.ts`): they know what the system prefers and what the visitor chose. The loader listens to it.
 */
export const ThemeSwitch = ({ className }: { className?: string }) => {
  const words = useWords().theme;
  return (
    <TextButton
      data-action="theme"
      className={className}
      // Without scripts, or storage to keep a choice in, there is nothing to press.
      sx={{ "html:not([data-theme]) &": { display: "none" } }}
    >
      <span sx={{ display: "var(--to-day,none)" }}>{words.day}</span>
      <span sx={{ display: "var(--to-evening,inline)" }}>{words.evening}</span>
    </TextButton>
  );
};
