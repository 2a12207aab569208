import { useEffect, useState } from "react";
import { Icon } from "./icon";
import { check, copy as copyLines } from "./icons/outcomes";
import { useWords } from "./words";

interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** The words on the button: "Copy request". */
  label: string;
}

type Outcome = "none" | "copied" | "refused";

/** How long the outcome stays on screen, in milliseconds. */
const outcomeTime = 4000;

/** Copies a text and says whether it worked. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const outcomes: Record<Outcome, string> = { none: "", ...useWords().clipboard };
  const [outcome, setOutcome] = useState<Outcome>("none");

  useEffect(() => {
    if (outcome === "none") return undefined;
    const timer = setTimeout(() => setOutcome("none"), outcomeTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("refused");
    }
  };
  return (
    <div sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
      <span role="status" sx={{ color: "primary", fontSize: "small", fontWeight: "bold" }}>
        {outcomes[outcome]}
      </span>
      <button
        type="button"
        onClick={copy}
        sx={{ variant: "buttons.secondary", minHeight: "target", px: "18px", fontSize: "small" }}
      >
        <Icon lines={outcome === "copied" ? check : copyLines} size={18} />
        {label}
      </button>
    </div>
  );
}
