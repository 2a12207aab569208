import { useId, useRef } from "react";
import { Dialog } from "../../components/dialog";
import type { EnquirySettings } from "../questions/definition";

interface ClosingQuestionProps {
  messages: EnquirySettings["messages"];
  onStay: () => void;
  onDiscard: () => void;
}

/** The window behind it has the browser's Back. */
const leaveBack = () => {};

/** Asks before a window is closed with answers in it. Escape, Back and a press beside it lead back to them. */
export function ClosingQuestion({ messages, onStay, onDiscard }: ClosingQuestionProps) {
  const [titleId, textId] = [useId(), useId()];
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      labelledBy={titleId}
      asking={textId}
      onClose={onStay}
      onBack={leaveBack}
      initialFocus={stay}
      width="460px"
      sx={{ width: "calc(100% - 40px)", minHeight: 0, p: ["24px", "32px"], borderRadius: "large" }}
    >
      <h2 id={titleId} sx={{ variant: "text.large" }}>
        {messages.closeTitle}
      </h2>
      <p id={textId} sx={{ color: "muted", mt: 2 }}>
        {messages.closeText}
      </p>
      <div sx={{ display: "flex", flexWrap: "wrap", gap: "12px", mt: 3, "& > button": { flex: "1 1 auto" } }}>
        <button ref={stay} type="button" onClick={onStay} sx={{ variant: "buttons.primary" }}>
          {messages.closeStay}
        </button>
        <button type="button" onClick={onDiscard} sx={{ variant: "buttons.secondary" }}>
          {messages.closeDiscard}
        </button>
      </div>
    </Dialog>
  );
}
